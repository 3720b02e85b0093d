import { Alert, Button } from 'antd';
import { OctagonX } from 'lucide-react';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { LiftStopDocument } from '../../../generated/permits/area-stops.ts';
import type { ShownStop } from './use-area-stops.ts';
import './area-stops.css';

/** A banner for each stop of all work: where, why, who and since when. */
export function StopsInForce({ stops }: { stops: readonly ShownStop[] }) {
  const confirm = useConfirm();
  const [liftStop] = useCommand(LiftStopDocument, { refetch: 'active' });

  const lift = ({ _id: id, siteName }: ShownStop) =>
    void confirm({
      title: `Lift the stop at ${siteName}?`,
      content: 'Jobs can start again. Each job that was suspended is resumed on its own.',
      confirmLabel: 'Lift the stop',
      onConfirm: () => liftStop({ id }),
    });

  return stops.map((stop) => (
    <Alert
      key={stop._id}
      className="area-stop"
      type="error"
      showIcon
      icon={<OctagonX size={20} aria-hidden />}
      title={`All work at ${stop.siteName} is stopped: ${stop.reason}`}
      description={`By ${stop.setBy}, since ${formatDayAndTime(stop.setAt, stop.timeZone)}. No job can start or go on there.`}
      action={
        <span className="area-stop-actions">
          {stop.muster && <LinkButton to={stop.muster}>Muster list</LinkButton>}
          {stop.mayLift && <Button onClick={() => lift(stop)}>Lift the stop</Button>}
        </span>
      }
    />
  ));
}
