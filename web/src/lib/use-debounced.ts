import { useEffect, useState } from 'react';

/** Milliseconds without typing after which a search is sent. */
export const searchDelayMs = 800;

/** Returns the value once it has not changed for `pause` milliseconds. */
export function useDebounced<Value>(value: Value, pause = searchDelayMs): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
