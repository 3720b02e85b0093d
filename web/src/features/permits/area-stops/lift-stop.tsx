import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { LiftStopDocument } from '../../../generated/permits/area-stops.ts';
import type { AreaStop } from '../model/area-stop.ts';
import './area-stops.css';

/** The button and the dialog with which somebody lifts a stop of all work. */
export function LiftStop({ stop: { _id: id, siteName, mustered } }: { stop: AreaStop }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const [send, isSending] = useCommand(LiftStopDocument, { refetch: 'active', silent: true });
  const toast = useToast();

  async function lift() {
    setRefusal('');
    const payload = await send({ id, reason });
    if (!payload.success) return setRefusal(payload.message);
    toast('success', payload.message);
    setOpen(false);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Lift the stop…</Button>
      <Modal
        open={isOpen}
        title={`Lift the stop at ${siteName}?`}
        okText="Lift the stop"
        cancelText="Go back"
        confirmLoading={isSending}
        onOk={() => void lift()}
        onCancel={() => setOpen(false)}
      >
        <div className="stop-all-work">
          {refusal !== '' && <Alert type="error" showIcon title={refusal} />}
          <p>Jobs can start again. Each job that was suspended is resumed on its own, after an inspection.</p>
          <TextField
            label="Reason"
            hint={mustered ? 'Needed if somebody was not seen at the assembly point.' : undefined}
            rows={2}
            value={reason}
            onChange={setReason}
          />
        </div>
      </Modal>
    </>
  );
}
