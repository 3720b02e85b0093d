import { useEffect, useRef } from 'react';

/** Milliseconds in which what happens is gathered before it is answered once. */
const gathering = 1000;

/** Does the work after a pause, once, however often it is asked meanwhile; and not once the screen is gone. */
export function useGathered(work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, gathering);
  };
}
