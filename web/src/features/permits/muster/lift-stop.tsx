import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { LiftStopOfMusterDocument } from '../../../generated/permits/muster.ts';

interface LiftStopProps {
  stopId: string;
  siteName: string;
}

/** The button and the dialog by which the stop is lifted. Who is not seen is named first, and a reason is asked for. */
export function LiftStop({ stopId, siteName }: LiftStopProps) {
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [reason, setReason] = useState('');
  const [lift, isSending] = useCommand(LiftStopOfMusterDocument, { refetch: 'active' });

  function close() {
    setOpen(false);
    setRefusal('');
    setReason('');
  }

  async function send() {
    const { success, message } = await lift({ id: stopId, reason });
    if (success) close();
    else setRefusal(message);
  }

  return (
    <>
      <Button className="muster-lift" onClick={() => setOpen(true)}>
        Lift the stop…
      </Button>
      <Modal
        open={isOpen}
        title={`Lift the stop at ${siteName}?`}
        okText="Lift the stop"
        cancelText="Go back"
        confirmLoading={isSending}
        onOk={() => void send()}
        onCancel={close}
        destroyOnHidden
        mask={{ closable: false }}
      >
        <div className="muster-visitor">
          <p>The list is no longer frozen then. Its record stays. Each job that was suspended is resumed on its own.</p>
          {refusal !== '' && <Alert type="error" showIcon title={refusal} />}
          {refusal !== '' && (
            <TextField
              label="Reason"
              hint="Recorded with the names of those who were not seen. Their holders are told."
              rows={3}
              value={reason}
              onChange={setReason}
            />
          )}
        </div>
      </Modal>
    </>
  );
}
