import { useEffect, useState } from 'react';

const underWay = new Set<Promise<unknown>>();

/** Remembers the last save of a draft whose screen is gone while it may still be on its way. */
export function noteLastSave(save: Promise<unknown>): void {
  underWay.add(save);
  void save.finally(() => underWay.delete(save));
}

/** Settles when the saves of drafts that this tab has left are through: whoever reads before would read the past. */
export async function lastSaves(): Promise<void> {
  await Promise.allSettled(underWay);
}

/** Whether drafts may be read: the one that was left for this screen has been saved. */
export function useLastSavesAreThrough(): boolean {
  const [areThrough, setThrough] = useState(false);
  useEffect(() => {
    let gone = false;
    void lastSaves().then(() => !gone && setThrough(true));
    return () => {
      gone = true;
    };
  }, []);
  return areThrough;
}
