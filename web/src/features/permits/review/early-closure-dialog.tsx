import { Button, Modal } from 'antd';
import { permitActionLabels } from '@eptw/domain/permit/actions';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Permit } from '../model/permit.ts';

interface EarlyClosureDialogProps {
  permit: Pick<Permit, 'code' | 'startDate' | 'site'>;
  open: boolean;
  onGoBack: () => void;
  onCancellation: () => void;
  onClosure: () => void;
}

/** Asks whoever wants to close a permit before its start whether they mean to cancel it. */
export function EarlyClosureDialog({ permit, open, onGoBack, onCancellation, onClosure }: EarlyClosureDialogProps) {
  const start = permit.startDate && formatDayAndTime(permit.startDate, permit.site.timeZone);
  return (
    <Modal
      open={open}
      title="The work has not started yet"
      centered
      width={460}
      closable={false}
      mask={{ closable: false }}
      onCancel={onGoBack}
      footer={
        <div className="permit-early-choices">
          <Button onClick={onGoBack}>Go back</Button>
          <Button onClick={onClosure}>{permitActionLabels.requestClosure}</Button>
          <Button type="primary" autoFocus onClick={onCancellation}>
            {permitActionLabels.requestCancellation}
          </Button>
        </div>
      }
    >
      <p>
        Permit {permit.code} begins on {start}.
      </p>
      <p>Close a permit when its work is done. If the work will not take place, cancel the permit instead.</p>
    </Modal>
  );
}
