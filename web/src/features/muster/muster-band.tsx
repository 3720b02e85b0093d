import { Siren, WifiOff } from 'lucide-react';
import { formatAgo } from '@eptw/domain/time/format-ago';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { LiftStop } from '../area-stops/components/lift-stop.tsx';
import type { Change } from './changes.ts';
import type { MusterAlarm } from './muster.ts';

/** What is still to be sent, in a sentence. */
export function describeUnsent(changes: readonly Change[]): string {
  const noun = changes.every(({ kind }) => kind === 'tick') ? 'tick' : 'change';
  if (changes.length === 0) return 'Your ticks are kept on this device and sent later.';
  return changes.length === 1
    ? `Your ${noun} is kept on this device and sent later.`
    : `Your ${changes.length} ${noun}s are kept on this device and sent later.`;
}

/** The strip that says from when the list is, because the server cannot be reached. */
export function OfflineStrip({ answered, changes }: { answered: string; changes: readonly Change[] }) {
  return (
    <p className="muster-offline">
      <WifiOff size={16} aria-hidden />
      <span>
        <b>Offline since {answered}</b> {describeUnsent(changes)} Check with the others by radio.
      </span>
    </p>
  );
}

interface MusterBandProps {
  alarm: NonNullable<MusterAlarm>;
  siteName: string;
  /** When the server last answered, as it is shown. */
  answered: string;
  changes: readonly Change[];
  isOffline: boolean;
  mayLift: boolean;
  now: Date;
  timeZone: string;
}

/** Since when everybody is called to the assembly point, and that the list is frozen; a drill says that it is one. */
export function MusterBand(props: MusterBandProps) {
  const { alarm, siteName, answered, changes, isOffline, mayLift, now, timeZone } = props;
  const since = new Date(alarm.since);
  return (
    <section className="muster-band" aria-label="Alarm">
      <p className="muster-band-words">
        <Siren size={22} aria-hidden />
        <span>
          <b>
            {alarm.kind === 'drill' && 'Drill: '}
            {alarm.reason} {formatJobTime(since, now, timeZone)},{' '}
            <span className="tabular">{formatAgo(since, now)}</span>
          </b>
          {!isOffline && (
            <small>
              {siteName}. List frozen · read {answered}
            </small>
          )}
        </span>
      </p>
      {isOffline && <OfflineStrip answered={answered} changes={changes} />}
      {mayLift && <LiftStop stopId={alarm._id} siteName={siteName} mustered />}
    </section>
  );
}
