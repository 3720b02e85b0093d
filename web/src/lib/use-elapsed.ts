import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since the component appeared or `startAgain` was called. */
export function useElapsed(milliseconds: number): [isElapsed: boolean, startAgain: () => void] {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (isElapsed) return undefined;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isElapsed, milliseconds]);
  return [isElapsed, () => setElapsed(false)];
}
