import { Siren, WifiOff } from 'lucide-react';
import { formatJobTime, formatLength } from '@eptw/domain/work/job-time';
import { Panel } from '../../../components/page/panel.tsx';
import { ProgressBar } from '../../../components/status/progress-bar.tsx';
import { useNow } from '../../../lib/use-now.ts';
import type { Change } from './changes.ts';
import type { MusterAlarm } from './muster-source.ts';
import { countPeople, type MusterPerson } from './muster.ts';

interface MusterSummaryProps {
  people: readonly MusterPerson[];
  alarm: MusterAlarm;
  /** What is still to be sent. */
  changes: readonly Change[];
  isOffline: boolean;
  answeredAt: string;
  clockAheadMs: number;
  timeZone: string;
  /** Why the last change was refused. */
  problem: string | undefined;
}

function describeUnsent(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Your ticks are kept on this device and sent later.';
  const noun = changes.every(({ kind }) => kind === 'tick') ? 'tick' : 'change';
  return changes.length === 1
    ? `Your ${noun} is kept on this device and sent later.`
    : `Your ${changes.length} ${noun}s are kept on this device and sent later.`;
}

/** How many people were not seen, since when they gather, and from when the list is when nobody answers. */
export function MusterSummary(props: MusterSummaryProps) {
  const { people, alarm, changes, isOffline, answeredAt, clockAheadMs, timeZone, problem } = props;
  const now = new Date(useNow().getTime() + clockAheadMs);
  const { all, notSeen } = countPeople(people);
  const added = countPeople(people.filter(({ addedBy }) => addedBy !== null)).all;
  const answered = formatJobTime(new Date(answeredAt), now, timeZone);
  const alarmAt = alarm && new Date(alarm.since);
  return (
    <Panel title="Count" hiddenTitle className="muster-summary">
      {alarmAt && (
        <p className="muster-alarm">
          <Siren size={18} aria-hidden />
          <span>
            <b>{alarm.reason}</b> {formatJobTime(alarmAt, now, timeZone)},{' '}
            <span className="tabular">{formatLength(now.getTime() - alarmAt.getTime())}</span> ago
          </span>
        </p>
      )}
      <div className="muster-numbers">
        <p role="status" className="muster-not-seen" data-all={notSeen === 0 || undefined}>
          <b className="tabular">{notSeen}</b> not seen
        </p>
        <div className="muster-progress">
          <ProgressBar label={`${all - notSeen} of ${all} seen`} done={all - notSeen} total={all} />
          <p>
            <b className="tabular">{all - notSeen}</b> seen · <b className="tabular">{all - added}</b> signed on
            {added > 0 && (
              <>
                {' '}
                · <b className="tabular">{added}</b> added
              </>
            )}
            <span className="muster-hint"> · Ticked by mistake? Tick again. Every tick is recorded.</span>
          </p>
        </div>
      </div>
      <div role="status">
        {problem !== undefined && <p className="muster-problem">{problem}</p>}
        {isOffline && (
          <p className="muster-offline">
            <WifiOff size={18} aria-hidden />
            <span>
              <b>Offline since {answered}</b> This is the list of {answered}. {describeUnsent(changes)} Check with the
              others by radio.
            </span>
          </p>
        )}
      </div>
    </Panel>
  );
}
