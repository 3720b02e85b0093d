import { Button, Modal } from 'antd';
import { actionTable, getActionRow, type PermitAction } from '@eptw/domain/permit/actions';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Permit } from '../model/permit.ts';

interface EarlyClosureDialogProps {
  permit: Pick<Permit, 'code' | 'startDate' | 'site'>;
  open: boolean;
  /** The action chosen before the work has started; kept while the dialog closes, for its text. */
  action: PermitAction;
  onGoBack: () => void;
  onChoose: (action: PermitAction) => void;
}

/** Asks a user who closes a permit before its start whether they mean to cancel it. */
export function EarlyClosureDialog({ permit, open, action, onGoBack, onChoose }: EarlyClosureDialogProps) {
  const { title, text, instead } = getActionRow(action)?.beforeStart ?? actionTable.requestClosure.beforeStart;
  const start = permit.startDate && formatDayAndTime(permit.startDate, permit.site.timeZone);
  return (
    <Modal
      open={open}
      title={title}
      centered
      width={460}
      closable={false}
      mask={{ closable: false }}
      onCancel={onGoBack}
      footer={
        <div className="permit-early-choices">
          <Button onClick={onGoBack}>Go back</Button>
          <Button onClick={() => onChoose(action)}>{actionTable[action].label}</Button>
          <Button type="primary" autoFocus onClick={() => onChoose(instead)}>
            {actionTable[instead].label}
          </Button>
        </div>
      }
    >
      <p>
        Permit {permit.code} begins on {start}.
      </p>
      <p>{text}</p>
    </Modal>
  );
}
