import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { useEachSecond } from '../../../lib/use-each-second.ts';
import { findWorkCondition, type TimedWork } from './later-work.ts';
import { isOutdated, type WorkClock } from './work-clock.ts';

interface ConditionNow {
  /** Undefined before the first answer. */
  condition: WorkCondition | null | undefined;
  /** Whether the last answer is so old that the condition is only last known. */
  isStale: boolean;
}

/** The condition of the work as time passes, if nobody has acted since the last answer. */
export function useConditionNow(last: TimedWork | undefined, clock: WorkClock | undefined): ConditionNow {
  const condition = useEachSecond(() => last && clock && findWorkCondition(last, Date.now() + clock.offset));
  // Of finished work nothing is asked any more, since nothing changes.
  const mayChange = condition !== 'finished';
  const isStale = useEachSecond(() => mayChange && clock !== undefined && isOutdated(clock, Date.now() + clock.offset));
  return { condition, isStale };
}
