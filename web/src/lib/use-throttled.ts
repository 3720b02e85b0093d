import { useEffect, useRef } from 'react';

/** Minimum milliseconds between two runs. With the query itself, a change is on screen within a second. */
const intervalMs = 800;

/**
 * Runs the work immediately, then once after each interval in which it was requested again, however often; never
 * after the screen has unmounted.
 */
export function useThrottled(work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);

  function runNow() {
    isPending.current = false;
    timer.current = setTimeout(endInterval, intervalMs);
    latest.current();
  }

  function endInterval() {
    timer.current = undefined;
    if (isPending.current) runNow();
  }

  return () => {
    if (timer.current) isPending.current = true;
    else runNow();
  };
}
