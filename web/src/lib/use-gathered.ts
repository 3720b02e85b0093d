import { useEffect, useRef } from 'react';

/** Least milliseconds between two answers. With the reading itself, what changes is on the screen within a second. */
const pause = 800;

/**
 * Does the work at once, and then once after each pause in which it was asked for again, however often; and not once the
 * screen is gone.
 */
export function useGathered(work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsked = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);

  function begin() {
    isAsked.current = false;
    timer.current = setTimeout(end, pause);
    latest.current();
  }

  function end() {
    timer.current = undefined;
    if (isAsked.current) begin();
  }

  return () => {
    if (timer.current) isAsked.current = true;
    else begin();
  };
}
