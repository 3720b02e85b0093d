import { useSyncExternalStore } from 'react';

function subscribeToSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1000);
  return () => clearInterval(timer);
}

/**
 * Returns what depends on the time, kept current to the second; it renders only when that changes. Timers until the
 * change stand still while a phone sleeps.
 */
export function useEachSecond<Value extends string | number | boolean | null | undefined>(find: () => Value): Value {
  return useSyncExternalStore(subscribeToSeconds, find);
}
