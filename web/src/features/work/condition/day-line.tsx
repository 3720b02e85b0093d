import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { useServerNow } from '../job/use-server-now.ts';
import { findEnd, type WorkClock } from '../job/work-clock.ts';
import type { RecordedSeries, Work } from '../job/work.ts';

/** More dots than this cannot be told apart. */
const maximumDots = 40;

interface DayLineProps {
  work: Work;
  clock: WorkClock;
  series: readonly RecordedSeries[];
}

/**
 * The course of the work at a glance: a dot for each check, a ring for the next one, and a bar for now. The table of
 * checks says the same in words, so it is decoration.
 */
export function DayLine({ work, clock, series }: DayLineProps) {
  const now = useServerNow(clock);
  const start = work.condition === 'fireWatch' ? work.finishedAt : work.startedAt;
  const end = findEnd(work);
  if (start === null || end === undefined) return null;
  const from = Date.parse(start);
  const toPercent = (at: number) => `${Math.min(100, Math.max(0, ((at - from) / (end - from)) * 100))}%`;
  const done = series
    .flatMap(({ checks }) => checks.map(({ at }) => Date.parse(at)))
    .filter((at) => at >= from)
    .slice(0, maximumDots);
  const next = work.nextCheck && Date.parse(work.nextCheck.due);
  return (
    <div className="work-day" aria-hidden>
      <div className="work-day-line">
        <i className="work-day-past" style={{ width: toPercent(now) }} />
        {done.map((at) => (
          <i key={at} className="work-day-check" style={{ insetInlineStart: toPercent(at) }} />
        ))}
        {next && next <= end && <i className="work-day-next" style={{ insetInlineStart: toPercent(next) }} />}
        <i className="work-day-now" style={{ insetInlineStart: toPercent(now) }} />
      </div>
      <p>
        <span>
          {work.condition === 'fireWatch' ? 'Finished' : 'Started'}{' '}
          {formatJobTime(new Date(from), new Date(now), work.timeZone)}
        </span>
        <span>{formatJobTime(new Date(end), new Date(now), work.timeZone)}</span>
      </p>
    </div>
  );
}
