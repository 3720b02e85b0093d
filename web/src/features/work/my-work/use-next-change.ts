import { useEffect, useRef, useState } from 'react';
import { findNextTaskChange } from '@eptw/domain/work/summary/my-work';

/** Timers of browsers do not wait for many days. */
const longestWaitMs = 3_600_000;

/** By then the server has written what fell due. */
const graceMs = 1_000;

/** Calls back when the next of these tasks becomes due or moves to another group. */
export function useNextChange(tasks: readonly { due: string | null }[] | undefined, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const now = new Date();
    const dues = (tasks ?? []).flatMap(({ due }) => (due === null ? [] : new Date(due)));
    const next = findNextTaskChange(dues, now);
    if (!next) return;
    const timer = setTimeout(
      () => {
        latest.current();
        // The same rows may come back; the timer is then set for what follows.
        setChanges((count) => count + 1);
      },
      Math.min(next.getTime() - now.getTime() + graceMs, longestWaitMs),
    );
    return () => clearTimeout(timer);
  }, [tasks, changes]);
}
