import { WifiOff } from 'lucide-react';
import { formatJobTime } from '@eptw/domain/work/label';
import { Panel } from '../../../components/page/panel.tsx';
import { ProgressBar } from '../../../components/status/progress-bar.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { countPeople, type MusterPerson } from './muster.ts';

interface MusterSummaryProps {
  people: readonly MusterPerson[];
  /** How many ticks are still to be sent. */
  unsent: number;
  isOffline: boolean;
  answeredAt: string;
  timeZone: string;
}

function describeUnsent(unsent: number): string {
  if (unsent === 0) return 'Your ticks are kept on this device and sent later.';
  return unsent === 1
    ? 'Your tick is kept on this device and sent later.'
    : `Your ${unsent} ticks are kept on this device and sent later.`;
}

/** How many people were not seen, and from when the list is when the server cannot be reached. */
export function MusterSummary({ people, unsent, isOffline, answeredAt, timeZone }: MusterSummaryProps) {
  const now = useNow();
  const { all, notSeen } = countPeople(people);
  const answered = formatJobTime(new Date(answeredAt), now, timeZone);
  return (
    <Panel title="Count" hiddenTitle className="muster-summary">
      <div className="muster-numbers">
        <p role="status" className="muster-not-seen" data-all={notSeen === 0 || undefined}>
          <b className="tabular">{notSeen}</b> not seen
        </p>
        <div className="muster-progress">
          <ProgressBar label={`${all - notSeen} of ${all} seen`} done={all - notSeen} total={all} />
          <p>
            <b className="tabular">{all - notSeen}</b> seen · <b className="tabular">{all}</b> signed on
            <span className="muster-hint"> · Ticked by mistake? Tick again.</span>
          </p>
        </div>
      </div>
      <div role="status">
        {isOffline && (
          <p className="muster-offline">
            <WifiOff size={18} aria-hidden />
            <span>
              <b>Offline since {answered}</b> This is the list of {answered}. {describeUnsent(unsent)} Check with the
              others by radio.
            </span>
          </p>
        )}
      </div>
    </Panel>
  );
}
