import { useEffect, useRef } from 'react';

/** Reads anew whenever the time that is shown moves on, but not at first. */
export function useOnTimeChange(refetch: () => void, now: Date): void {
  const latest = useRef(refetch);
  latest.current = refetch;
  const shown = useRef(now);
  useEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    latest.current();
  }, [now]);
}
