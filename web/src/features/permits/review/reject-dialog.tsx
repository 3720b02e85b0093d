import { Input, Modal } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { message } from '@eptw/domain/message';

interface RejectDialogProps {
  open: boolean;
  busy: boolean;
  /** False once somebody else has moved the permit on meanwhile. */
  allowed: boolean;
  reason: string;
  /** What happened while the dialog was open. */
  notices: ReactNode;
  onReason: (reason: string) => void;
  onCancel: () => void;
  onReject: () => void;
  /** Called when the dialog is gone. */
  onClosed: (() => void) | undefined;
}

/** Asks why a permit is rejected. What was typed belongs to the screen, so that no failure and no closing loses it. */
export function RejectDialog({
  open,
  busy,
  allowed,
  reason,
  notices,
  onReason,
  onCancel,
  onReject,
  onClosed,
}: RejectDialogProps) {
  const id = useId();
  const [tried, setTried] = useState(false);
  const missing = tried && !reason.trim();

  function reject() {
    setTried(true);
    if (reason.trim()) onReject();
  }

  return (
    <Modal
      open={open}
      title="Reject Permit"
      okText="Reject permit"
      cancelText="Go back"
      okButtonProps={{ danger: true, loading: busy, disabled: !allowed }}
      onOk={reject}
      onCancel={onCancel}
      mask={{ closable: false }}
      afterOpenChange={() => setTried(false)}
      {...(onClosed && { afterClose: onClosed })}
    >
      <div className="permit-dialog-notices">{notices}</div>
      <label className="permit-reason-label" htmlFor={id}>
        Reason
      </label>
      <Input.TextArea
        id={id}
        rows={4}
        maxLength={2000}
        autoFocus
        required
        value={reason}
        status={missing ? 'error' : ''}
        aria-invalid={missing}
        aria-describedby={missing ? `${id}-problem` : undefined}
        placeholder="What must change before you can approve?"
        onChange={(event) => onReason(event.target.value)}
      />
      {missing && (
        <p className="permit-reason-problem" id={`${id}-problem`} role="alert">
          {message.fieldRequired}
        </p>
      )}
    </Modal>
  );
}
