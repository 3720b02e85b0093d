import { useMemo } from 'react';
import { handoverItems } from '@eptw/domain/work/table/action-inputs';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { listPoints, type ArgumentFieldProps } from '../sheet/action-input.ts';
import { listHandoverFacts } from './handover-facts.ts';
import { TickRow } from '../sheet/tick-row.tsx';
import { useChangedItems } from './use-changed-items.ts';

/**
 * The points that the new holder looks at and ticks; why the work stands still only while it does. A point that changes meanwhile loses its tick, and says when
 * it changed: it was ticked for what is no longer so.
 */
export function HandoverTicks({ label, work, series, input: { ticked }, problems, onChange }: ArgumentFieldProps) {
  const { now, timeZone } = work;
  const items = listPoints(work);
  const facts = useMemo(() => listHandoverFacts(work, series), [work, series]);
  const changedAt = useChangedItems(facts, now, (changed) =>
    onChange({ ticked: ticked.filter((item) => !changed.some((each) => each === item)) }),
  );
  const changes = items.flatMap((item) => {
    const time = changedAt[item];
    return time === undefined
      ? []
      : { item, text: `changed ${formatJobTime(new Date(time), new Date(now), timeZone)}` };
  });
  return (
    <fieldset className="work-ticks">
      <legend>
        {label} <small>{`${items.filter((item) => ticked.includes(item)).length} of ${items.length} ticked`}</small>
      </legend>
      {items.map((item) => {
        const change = changes.find((each) => each.item === item);
        return (
          <TickRow
            key={item}
            label={handoverItems[item]}
            note={
              <>
                {change && <em>{change.text}</em>} {facts[item].note}
              </>
            }
            isTicked={ticked.includes(item)}
            onChange={(isTicked) =>
              onChange({ ticked: isTicked ? [...ticked, item] : ticked.filter((each) => each !== item) })
            }
          />
        );
      })}
      <span role="status" className="visually-hidden">
        {changes.map(({ item, text }) => `${handoverItems[item]} ${text}.`).join(' ')}
      </span>
      {problems.ticked && <p role="alert">{problems.ticked}</p>}
    </fieldset>
  );
}
