import { useEffect, useSyncExternalStore } from 'react';
import { useKnownCount } from '../counting/use-known-count.ts';
import { useMarkSeen } from './use-mark-seen.ts';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isInSight = () => document.visibilityState === 'visible';

/** Marks what the viewer was told of a permit as seen while they have it before them, also what comes meanwhile. */
export function useSeenPermit(permitId: string): void {
  const markSeen = useMarkSeen();
  const inSight = useSyncExternalStore(subscribe, isInSight);
  const unseen = useKnownCount();
  useEffect(() => {
    if (inSight && unseen > 0) void markSeen({ permitId });
  }, [permitId, inSight, unseen, markSeen]);
}
