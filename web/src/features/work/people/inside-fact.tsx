import { useServerNow } from '../job/use-server-now.ts';
import type { WorkClock } from '../job/work-clock.ts';
import type { Work } from '../job/work.ts';
import { describeLongestInside, formatPeopleCount } from './people-on-job.ts';
import './people.css';

/** How many are inside and who for longest, among the facts at the head of the page; nothing while nobody is. */
export function InsideFact({ work, clock }: { work: Work; clock: WorkClock }) {
  const longest = describeLongestInside(work, useServerNow(clock));
  if (longest === undefined) return null;
  return (
    <div className="inside-fact">
      <dt>Inside</dt>
      <dd>
        {formatPeopleCount(work.inside.length)}
        <small className="tabular">longest {longest}</small>
      </dd>
    </div>
  );
}
