import { useSyncExternalStore } from 'react';
import type { WorkCondition } from '@eptw/domain/work/conditions';
import { findWorkCondition, type TimedWork } from './later-work.ts';
import { isOutdated, type WorkClock } from './work-clock.ts';

function subscribeToSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1000);
  return () => clearInterval(timer);
}

interface ConditionNow {
  /** Undefined before the first answer. */
  condition: WorkCondition | null | undefined;
  /** Whether the last answer is so old that the condition is only last known. */
  isStale: boolean;
}

/**
 * The condition of the work as time passes, if nobody has acted since the last answer. It renders only when that
 * changes. It looks every second, because timers until a change stand still while a phone sleeps.
 */
export function useConditionNow(last: TimedWork | undefined, clock: WorkClock | undefined): ConditionNow {
  const condition = useSyncExternalStore(
    subscribeToSeconds,
    () => last && clock && findWorkCondition(last, Date.now() + clock.offset),
  );
  const isStale = useSyncExternalStore(
    subscribeToSeconds,
    () => clock !== undefined && isOutdated(clock, Date.now() + clock.offset),
  );
  return { condition, isStale };
}
