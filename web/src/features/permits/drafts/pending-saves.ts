import { useEffect, useState } from 'react';

const pendingSaves = new Set<Promise<unknown>>();

/** Remembers the last save of a draft whose screen is gone while it may still be on its way. */
export function trackPendingSave(save: Promise<unknown>): void {
  pendingSaves.add(save);
  void save.finally(() => pendingSaves.delete(save));
}

/** Settles when the saves of drafts that this tab has left are through: whoever reads before would read the past. */
export async function waitForPendingSaves(): Promise<void> {
  await Promise.allSettled(pendingSaves);
}

/** Whether drafts may be read: the one that was left for this screen has been saved. */
export function useArePendingSavesDone(): boolean {
  const [areThrough, setThrough] = useState(false);
  useEffect(() => {
    let gone = false;
    void waitForPendingSaves().then(() => !gone && setThrough(true));
    return () => {
      gone = true;
    };
  }, []);
  return areThrough;
}
