import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { LiftStopDocument } from '../../../generated/permits/area-stops.ts';
import './area-stops.css';

interface LiftStopProps {
  stopId: string;
  siteName: string;
  /** Whether everybody was called to the assembly point. */
  mustered: boolean;
}

/**
 * The button and the dialog with which somebody lifts a stop of all work, wherever it is shown. The server names who was
 * not seen at the assembly point, and then asks for a reason.
 */
export function LiftStop({ stopId: id, siteName, mustered }: LiftStopProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const [send, isSending] = useCommand(LiftStopDocument, { refetch: 'active', silent: true });
  const toast = useToast();

  function close() {
    setOpen(false);
    setRefusal('');
  }

  async function lift() {
    setRefusal('');
    const payload = await send({ id, reason });
    if (!payload.success) return setRefusal(payload.message);
    toast('success', payload.message);
    close();
  }

  return (
    <>
      <Button className="lift-stop" onClick={() => setOpen(true)}>
        Lift the stop…
      </Button>
      <Modal
        open={isOpen}
        title={`Lift the stop at ${siteName}?`}
        okText="Lift the stop"
        cancelText="Go back"
        confirmLoading={isSending}
        onOk={() => void lift()}
        onCancel={close}
        mask={{ closable: false }}
      >
        <div className="stop-all-work">
          {refusal !== '' && <Alert type="error" showIcon title={refusal} />}
          <p>
            Jobs can start again. Each job that was suspended is resumed on its own, after an inspection.
            {mustered && ' The muster list is no longer frozen then; its record stays.'}
          </p>
          <TextField
            label="Reason"
            hint={
              mustered
                ? 'Needed if somebody was not seen at the assembly point: it is recorded with their names, and their holders are told.'
                : undefined
            }
            rows={2}
            value={reason}
            onChange={setReason}
          />
        </div>
      </Modal>
    </>
  );
}
