import { useEffect, useState } from 'react';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { useEachSecond } from '../../../lib/use-each-second.ts';
import { findWorkCondition, type TimedWork } from './later-work.ts';
import { isOutdated, type WorkClock } from './work-clock.ts';

interface ConditionNow {
  /** Undefined before the first answer. */
  condition: WorkCondition | null | undefined;
  /** Whether the condition is only last known: the last answer is old, or from before a change of the permit. */
  isStale: boolean;
}

/** How long the work may be read again after a change of the permit before what was known is called that. */
const readAgainWithinMs = 2_000;

/** Whether the permit on screen has had a later version than the work for longer than it takes to read it again. */
function useIsBehind(last: { version: number } | undefined, version: number): boolean {
  const isBehind = last !== undefined && version > last.version;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => setLate(true), readAgainWithinMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBehind]);
  return isBehind && isLate;
}

/**
 * The condition of the work as time passes, if nobody has acted since the last answer. `version`: that of the permit on
 * screen, which may have been stopped since.
 */
export function useConditionNow(
  last: (TimedWork & { version: number }) | undefined,
  clock: WorkClock | undefined,
  version: number,
): ConditionNow {
  const isBehind = useIsBehind(last, version);
  const condition = useEachSecond(() => last && clock && findWorkCondition(last, Date.now() + clock.offset));
  // Of finished work nothing is asked any more, since nothing changes.
  const mayChange = condition !== 'finished';
  const isOld = useEachSecond(() => clock !== undefined && isOutdated(clock, Date.now() + clock.offset));
  return { condition, isStale: mayChange && (isOld || isBehind) };
}
