import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { message } from '@eptw/domain/message';
import {
  actionTable,
  getActionRow,
  isApproval,
  type PermitAction,
  type ReasonDialogText,
} from '@eptw/domain/permit/actions';
import { formatAnswerCount } from '@eptw/domain/permit/format-answer-changes';
import { TextField } from '../../../components/field/text-field.tsx';
import type { ApprovalsToLapse } from './approvals-to-lapse.ts';

function getDialogText(action: PermitAction, { approvals }: ApprovalsToLapse, hasChanges: boolean): ReasonDialogText {
  if (approvals.length === 0) {
    const row = getActionRow(action);
    return row?.note?.[hasChanges ? 'changed' : 'unchanged'] ?? row?.reason ?? actionTable.reject.reason;
  }
  return {
    title: approvals.length === 1 ? '1 approval will lapse' : `${approvals.length} approvals will lapse`,
    button: isApproval(action) ? 'Approve and request new approvals' : 'Save and request new approvals',
    placeholder: 'Why do these answers change?',
    isDestructive: false,
  };
}

/** The approvals that lapse when the changes are sent. */
function LapsingApprovals({ lapsing: { changed, approvals } }: { lapsing: ApprovalsToLapse }) {
  if (approvals.length === 0) return null;
  return (
    <div className="permit-lapsing">
      <p>
        You change {formatAnswerCount(changed.length)}: {changed.join(', ')}. These people approved the earlier answers
        and must approve again:
      </p>
      <ul>
        {approvals.map((approval) => (
          <li key={approval}>{approval}</li>
        ))}
      </ul>
      <p>Work under this permit must stop until it is approved again.</p>
    </div>
  );
}

interface ReasonDialogProps {
  open: boolean;
  /** The action that needs a reason; kept while the dialog closes, for its text. */
  action: PermitAction;
  /** The effect of the changes on approvals. */
  lapsing: ApprovalsToLapse;
  /** Whether the forms that are sent differ from the saved ones. */
  hasChanges: boolean;
  busy: boolean;
  /** False once another user's action has made this one impossible. */
  allowed: boolean;
  reason: string;
  /** Notices of what happened while the dialog was open. */
  notices: ReactNode;
  onReason: (reason: string) => void;
  onCancel: () => void;
  onSend: () => void;
  /** Called after the dialog has closed. */
  onClosed: (() => void) | undefined;
}

/**
 * Asks why a permit is rejected or sent back, what was changed for a resubmission, or why answers change for which
 * approvals lapse. The text is a draft on this device until it is sent: neither a failure nor closing the dialog or the
 * page loses it.
 */
export function ReasonDialog({
  open,
  action,
  lapsing,
  hasChanges,
  busy,
  allowed,
  reason,
  notices,
  onReason,
  onCancel,
  onSend,
  onClosed,
}: ReasonDialogProps) {
  const [triedToSend, setTriedToSend] = useState(false);
  const isMissing = triedToSend && !reason.trim();
  const { title, label = 'Reason', button, placeholder, isDestructive } = getDialogText(action, lapsing, hasChanges);

  function sendReason() {
    setTriedToSend(true);
    if (reason.trim()) onSend();
  }

  return (
    <Modal
      open={open}
      title={title}
      okText={button}
      cancelText="Go back"
      okButtonProps={{ danger: isDestructive, loading: busy, disabled: !allowed }}
      onOk={sendReason}
      onCancel={onCancel}
      mask={{ closable: false }}
      // On close and not on open: a click before the opening has finished would lose the 'required' message.
      afterOpenChange={(isOpen) => !isOpen && setTriedToSend(false)}
      {...(onClosed && { afterClose: onClosed })}
    >
      <div className="permit-dialog-notices">{notices}</div>
      <LapsingApprovals lapsing={lapsing} />
      <TextField
        label={label}
        required
        rows={4}
        maxLength={2000}
        autoFocus
        value={reason}
        problem={isMissing ? message.fieldRequired : undefined}
        placeholder={placeholder}
        onChange={onReason}
      />
    </Modal>
  );
}
