import { maximumRescuerName } from '@eptw/domain/work/decide-entry';
import { Button } from 'antd';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../../components/field/text-field.tsx';
import { EntryRefusal } from './entry-refusal.tsx';
import { getInsideKey } from './people-on-job.ts';
import type { Entries } from './use-entries.ts';
import './people.css';

/** Records a rescuer by name, who is let in always. */
export function RescuerForm({ entries }: { entries: Entries }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const person = name.trim();
  const goer = { key: getInsideKey({ worker: null, person }), name: person, worker: null };

  async function send() {
    setChecked(true);
    if (person === '' || !(await entries.record(goer, 'in'))) return;
    setOpen(false);
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
        label="Name of the rescuer"
        autoFocus
        value={name}
        maxLength={maximumRescuerName}
        problem={isChecked && person === '' ? 'Enter the name of the rescuer.' : undefined}
        onChange={setName}
      />
      <Button className="work-button" onClick={() => setOpen(false)}>
        Go back
      </Button>
      <Button
        className="work-button"
        type="primary"
        htmlType="submit"
        loading={entries.isSending && entries.last?.goer.key === goer.key}
      >
        Rescuer in
      </Button>
    </form>
  );
}
