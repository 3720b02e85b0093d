import { useEffect, useRef, useState } from 'react';
import { handoverItemNames, type HandoverItem } from '@eptw/domain/work/table/action-inputs';
import type { HandoverFact } from './handover-facts.ts';

type HandoverFacts = Record<HandoverItem, HandoverFact>;

/**
 * When each point changed while the sheet is open, as an instant; nothing for those that did not. Calls back with the
 * points that have just changed. `now` stands for a change whose time is unknown.
 */
export function useChangedItems(
  facts: HandoverFacts,
  now: string,
  onChanged: (changed: readonly HandoverItem[]) => void,
): Partial<Record<HandoverItem, string>> {
  const seen = useRef(facts);
  const latest = useRef(onChanged);
  latest.current = onChanged;
  const [times, setTimes] = useState<Partial<Record<HandoverItem, string>>>({});
  useEffect(() => {
    const before = seen.current;
    seen.current = facts;
    const changed = handoverItemNames.filter((item) => facts[item].content !== before[item].content);
    if (changed.length === 0) return;
    const changedAt = changed.map((item) => [item, facts[item].changedAt ?? now] as const);
    setTimes((earlier) => ({ ...earlier, ...Object.fromEntries(changedAt) }));
    latest.current(changed);
  }, [facts, now]);
  return times;
}
