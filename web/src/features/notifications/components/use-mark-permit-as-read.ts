import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCachedUnreadCount } from '../unread-count/use-cached-unread-count.ts';
import { useMarkAsRead } from '../unread-count/use-mark-as-read.ts';

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageVisible = () => document.visibilityState === 'visible';

/**
 * Marks the notifications of a permit as read while the viewer has it open, including those that arrive in the
 * meantime.
 */
export function useMarkPermitAsRead(permitId: string): void {
  const markAsRead = useMarkAsRead();
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible);
  const unseen = useCachedUnreadCount();
  /** How many were left when those of a permit had been marked: the same number tells of no further one. */
  const left = useRef<{ permitId: string; unseen: number }>(undefined);
  useEffect(() => {
    const isMarked = left.current?.permitId === permitId && left.current.unseen === unseen;
    if (!isVisible || unseen === 0 || isMarked) return;
    void markAsRead({ permitId }, (remaining) => (left.current = { permitId, unseen: remaining }));
  }, [permitId, isVisible, unseen, markAsRead]);
}
