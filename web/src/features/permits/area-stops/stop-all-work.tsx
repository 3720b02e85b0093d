import { Alert, Button, Modal, Radio } from 'antd';
import { OctagonX } from 'lucide-react';
import { usualStopReasons } from '@eptw/domain/work/area-stop';
import { SelectField } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import type { StoppableSite } from './use-area-stops.ts';
import { useStopAllWork } from './use-stop-all-work.ts';
import './area-stops.css';

const reasonOptions = [
  ...usualStopReasons.map((reason) => ({ value: reason, label: reason })),
  { value: 'other', label: 'Something else' },
];

/** The button and the dialog by which a supervisor, manager or Site Admin stops all work at one of their sites. */
export function StopAllWork({ sites }: { sites: readonly StoppableSite[] }) {
  const { entries, needsWords, change, isOpen, open, close, ask, ...problems } = useStopAllWork(sites);
  const { siteProblem, reasonProblem, refusal } = problems;
  if (sites.length === 0) return null;
  return (
    <>
      <Button className="stop-all-work-button" danger icon={<OctagonX size={17} aria-hidden />} onClick={open}>
        Stop all work
      </Button>
      <Modal
        open={isOpen}
        title="Stop all work"
        okText="Stop all work"
        cancelText="Go back"
        okButtonProps={{ danger: true }}
        onOk={ask}
        onCancel={close}
        mask={{ closable: false }}
      >
        <div className="stop-all-work">
          {refusal !== '' && <Alert type="error" showIcon title={refusal} />}
          <SelectField
            label="Site"
            required
            options={sites.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={entries.site}
            problem={siteProblem}
            onChange={(site) => change({ site })}
          />
          <fieldset>
            <legend>Reason</legend>
            <Radio.Group
              name="stop-reason"
              options={reasonOptions}
              value={entries.cause}
              onChange={({ target }) => change({ cause: String(target.value) })}
            />
          </fieldset>
          <TextField
            label={needsWords ? 'What has happened' : 'Details'}
            required={needsWords}
            rows={3}
            value={entries.words}
            problem={reasonProblem}
            onChange={(words) => change({ words })}
          />
        </div>
      </Modal>
    </>
  );
}
