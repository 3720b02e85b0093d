import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { neverStartedQuestion } from '@eptw/domain/permit/unrecorded-work';
import { TextField } from '../../../components/field/text-field.tsx';
import { useTextDraft } from '../../../lib/session/use-text-draft.ts';

interface NeverStartedDialogProps {
  permitId: string;
  open: boolean;
  onGoBack: () => void;
  /** Called with how the work was done without being recorded. */
  onDone: (how: string) => void;
  onNotDone: () => void;
}

/** Asks whether work that was never started was done all the same, before the closure of its permit is requested. */
export function NeverStartedDialog({ permitId, open, onGoBack, onDone, onNotDone }: NeverStartedDialogProps) {
  const { title, text, done, notDone } = neverStartedQuestion;
  // No choice comes first: either one would be clicked through.
  const [wasDone, setWasDone] = useState<boolean>();
  const [how, setHow] = useTextDraft(`neverStarted:${permitId}`);
  return (
    <Modal
      open={open}
      title={title}
      centered
      width={460}
      mask={{ closable: false }}
      onCancel={onGoBack}
      footer={
        <div className="permit-early-choices">
          <Button onClick={onGoBack}>Go back</Button>
          {wasDone === false ? (
            <Button type="primary" onClick={onNotDone}>
              Request Cancellation
            </Button>
          ) : (
            <Button type="primary" disabled={!wasDone || how.trim() === ''} onClick={() => onDone(how.trim())}>
              Request Closure
            </Button>
          )}
        </div>
      }
    >
      <p>{text}</p>
      <Radio.Group
        aria-label={text}
        value={wasDone}
        onChange={({ target }) => setWasDone(target.value as boolean)}
        options={[
          { value: true, label: done.label },
          { value: false, label: notDone.label },
        ]}
      />
      {wasDone && (
        <TextField label={done.placeholder} value={how} onChange={setHow} rows={3} maxLength={2000} required />
      )}
    </Modal>
  );
}
