import { formatJobTime } from '@eptw/domain/work/job/job-time';
import type { DueTime as Due } from '../job/next-step.ts';
import { useServerNow } from '../job/use-server-now.ts';
import { formatDue, type WorkClock } from '../job/work-clock.ts';
import type { Work } from '../job/work.ts';

interface DueTimeProps {
  due: Due;
  work: Pick<Work, 'timeZone' | 'condition'>;
  clock: WorkClock;
}

/** When a check is due, kept current: 'due 16:02 · in 16 min'. */
export function DueTime({ due, work, clock }: DueTimeProps) {
  const now = useServerNow(clock);
  return (
    <span className="tabular">
      due {formatJobTime(new Date(due.due), new Date(now), work.timeZone)} · {formatDue(due, now, work)}
    </span>
  );
}
