import { useEffect, useState } from 'react';

const pendingSaves = new Set<Promise<unknown>>();

/** Tracks the last save of a draft after its screen was left. */
export function trackPendingSave(save: Promise<unknown>): void {
  pendingSaves.add(save);
  void save.finally(() => pendingSaves.delete(save));
}

/** Settles when the saves of drafts left in this tab are complete: an earlier query would return outdated data. */
export async function waitForPendingSaves(): Promise<void> {
  await Promise.allSettled(pendingSaves);
}

/** Whether drafts can be loaded: the save of the draft just left is complete. */
export function usePendingSavesDone(): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    void waitForPendingSaves().then(() => !isCancelled && setDone(true));
    return () => {
      isCancelled = true;
    };
  }, []);
  return isDone;
}
