import { useEffect, useRef } from 'react';

/** Least milliseconds between two answers. With the reading itself, what changes is on the screen within a second. */
const intervalMs = 800;

/**
 * Does the work at once, and then once after each pause in which it was asked for again, however often; and not once the
 * screen is gone.
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

  function begin() {
    isPending.current = false;
    timer.current = setTimeout(end, intervalMs);
    latest.current();
  }

  function end() {
    timer.current = undefined;
    if (isPending.current) begin();
  }

  return () => {
    if (timer.current) isPending.current = true;
    else begin();
  };
}
