import { maximumRescuerName } from '@eptw/domain/work/sign-on/decide-entry';
import { Button, Checkbox } from 'antd';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { EntryRefusal } from './entry-refusal.tsx';
import { getInsideKey } from './people-on-job.ts';
import type { Entries } from './use-entries.ts';
import './people.css';

/** Records a rescuer by name, who is let in always, or somebody who went in without being signed on. */
export function RescuerForm({ entries }: { entries: Entries }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isStranger, setStranger] = useState(false);
  const person = name.trim();
  const goer = { key: getInsideKey({ worker: null, person }), name: person, worker: null };

  async function send() {
    setChecked(true);
    if (person === '' || !(await entries.record(goer, 'in', isStranger ? { allTheSame: true } : {}))) return;
    setOpen(false);
    setStranger(false);
    setChecked(false);
    setName('');
  }

  if (!isOpen)
    return (
      <div className="people-more">
        <Button className="work-button" icon={<LifeBuoy size={16} aria-hidden />} onClick={() => setOpen(true)}>
          Rescuer in
        </Button>
      </div>
    );
  return (
    <form
      className="people-more rescuer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <EntryRefusal goer={goer} entries={entries} />
      <TextField
        label={isStranger ? 'Name of the person' : 'Name of the rescuer'}
        autoFocus
        value={name}
        maxLength={maximumRescuerName}
        problem={
          isChecked && person === '' ? (isStranger ? 'Enter their name.' : 'Enter the name of the rescuer.') : undefined
        }
        onChange={setName}
      />
      <Checkbox checked={isStranger} onChange={({ target }) => setStranger(target.checked)}>
        No rescuer: they went in and are not signed on. Everybody is told of a danger.
      </Checkbox>
      <Button className="work-button" onClick={() => setOpen(false)}>
        Go back
      </Button>
      <Button
        className="work-button"
        type="primary"
        htmlType="submit"
        loading={entries.isSending && entries.last?.goer.key === goer.key}
      >
        {isStranger ? 'Record as inside' : 'Rescuer in'}
      </Button>
    </form>
  );
}
