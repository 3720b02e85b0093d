import { useEffect, useRef } from 'react';

/** Reads anew whenever the time that is shown moves on, but not at first. */
export function useReadAgain(read: () => void, now: Date): void {
  const latest = useRef(read);
  latest.current = read;
  const shown = useRef(now);
  useEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    latest.current();
  }, [now]);
}
