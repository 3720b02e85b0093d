import { useEffect, useState } from 'react';

/** Milliseconds of quiet after which a search is sent. */
export const searchDelayMs = 800;

/** The value as it was when it last stood still for `pause` milliseconds. */
export function useDebounced<Value>(value: Value, pause = searchDelayMs): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
