import { useEffect, useSyncExternalStore } from 'react';
import { useCachedUnreadCount } from '../unread-count/use-cached-unread-count.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageVisible = () => document.visibilityState === 'visible';

/** Marks what the viewer was told of a permit as seen while they have it before them, also what comes meanwhile. */
export function useMarkPermitAsRead(permitId: string): void {
  const markAsRead = useMarkAsRead();
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible);
  const unseen = useCachedUnreadCount();
  useEffect(() => {
    if (isVisible && unseen > 0) void markAsRead({ permitId });
  }, [permitId, isVisible, unseen, markAsRead]);
}
