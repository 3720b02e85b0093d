import { useMemo } from 'react';
import { handoverItems } from '@eptw/domain/work/action-inputs';
import { formatJobTime } from '@eptw/domain/work/job-time';
import type { ActionFieldsProps } from './action-input.ts';
import { handoverItemNames, listHandoverFacts } from './handover-facts.ts';
import { TickRow } from './tick-row.tsx';
import { useChangedItems } from './use-changed-items.ts';

/**
 * The four points that the new holder looks at and ticks. A point that changes meanwhile loses its tick, and says when
 * it changed: it was ticked for what is no longer so.
 */
export function HandoverTicks({ work, series, input: { ticked }, problems, onChange }: ActionFieldsProps) {
  const { now, timeZone } = work;
  const facts = useMemo(() => listHandoverFacts(work, series), [work, series]);
  const changedAt = useChangedItems(facts, now, (changed) =>
    onChange({ ticked: ticked.filter((item) => !changed.some((each) => each === item)) }),
  );
  const changes = handoverItemNames.flatMap((item) => {
    const time = changedAt[item];
    return time === undefined
      ? []
      : { item, text: `changed ${formatJobTime(new Date(time), new Date(now), timeZone)}` };
  });
  return (
    <fieldset className="work-ticks">
      <legend>
        Check at the place <small>{`${ticked.length} of ${handoverItemNames.length} ticked`}</small>
      </legend>
      {handoverItemNames.map((item) => {
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
