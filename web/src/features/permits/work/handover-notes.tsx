import { Check, ListChecks, TriangleAlert } from 'lucide-react';
import { handoverItems } from '@eptw/domain/work/action-inputs';
import { formatJobTime } from '@eptw/domain/work/label';
import { TickRow } from './tick-row.tsx';
import type { ActionFieldsProps } from './action-input.ts';
import { formatRecord } from './format-record.ts';
import type { RecordedSeries, Work } from './work.ts';

/** What the giver wrote; what to watch out for comes first. */
export function HandoverNotes({ work: { handover, now, timeZone } }: { work: Work }) {
  if (!handover) return null;
  return (
    <dl className="work-notes">
      <div data-warm>
        <dt>
          <TriangleAlert size={17} aria-hidden /> Watch out for
        </dt>
        <dd>{handover.watch}</dd>
      </div>
      <div>
        <dt>
          <Check size={17} aria-hidden /> Done
        </dt>
        <dd>{handover.done}</dd>
      </div>
      <div>
        <dt>
          <ListChecks size={17} aria-hidden /> Still to do
        </dt>
        <dd>{handover.left}</dd>
      </div>
      <div>
        <dt>Written by</dt>
        <dd>
          {handover.from.fullname}, {formatJobTime(new Date(handover.at), new Date(now), timeZone)}
        </dd>
      </div>
    </dl>
  );
}

type HandoverItem = keyof typeof handoverItems;

/** What stands beside each point: the facts that travel with the permit. */
function describeItem(item: HandoverItem, work: Work, series: readonly RecordedSeries[]): string {
  switch (item) {
    case 'readings': {
      const latest = series.flatMap((one) => {
        const [last] = one.checks;
        const time = last && formatJobTime(new Date(last.at), new Date(work.now), work.timeZone);
        return last ? [`${one.series.title} ${time}: ${formatRecord(one.series, last)}`] : [];
      });
      return latest.length === 0 ? 'No checks are recorded.' : latest.join('. ');
    }
    case 'left':
      return work.handover?.left ?? '';
    case 'isolations':
      return 'Look at every lock and tag.';
    case 'people':
      return 'Count the people at the place.';
  }
}

/** The four points that the new holder looks at and ticks. */
export function HandoverTicks({ work, series, input, problems, onChange }: ActionFieldsProps) {
  const { ticked } = input;
  const items = Object.keys(handoverItems) as HandoverItem[];
  return (
    <fieldset className="work-ticks">
      <legend>
        Check at the place <small>{`${ticked.length} of ${items.length} ticked`}</small>
      </legend>
      {items.map((item) => (
        <TickRow
          key={item}
          label={handoverItems[item]}
          note={describeItem(item, work, series)}
          isTicked={ticked.includes(item)}
          onChange={(isTicked) =>
            onChange({ ticked: isTicked ? [...ticked, item] : ticked.filter((each) => each !== item) })
          }
        />
      ))}
      {problems.ticked && <p role="alert">{problems.ticked}</p>}
    </fieldset>
  );
}
