import { useEffect, useRef } from 'react';

/** Refetches whenever the displayed time advances, but not on the first render. */
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
