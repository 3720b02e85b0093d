import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../lib/toast.ts';
import { useMarkAsRead } from './unread-count/use-mark-as-read.ts';
import type { Notification } from './notification.ts';

/**
 * Marks all notifications as read up to the newest that was shown: those that arrive during the click were not. Shows
 * a toast only on failure.
 */
export function useMarkAllAsRead(
  shown: readonly Pick<Notification, 'createdAt'>[] = [],
): [markAll: () => Promise<void>, isMarking: boolean] {
  const markAsRead = useMarkAsRead();
  const toast = useToast();
  const [isMarking, setMarking] = useState(false);
  // Kept when the user moves to the next page.
  const newest = useRef('');
  useEffect(() => {
    for (const { createdAt } of shown) if (createdAt > newest.current) newest.current = createdAt;
  }, [shown]);

  async function markAll() {
    if (newest.current === '') return;
    setMarking(true);
    const { success, message } = await markAsRead({ until: newest.current });
    setMarking(false);
    if (!success) toast('error', message);
  }

  return [markAll, isMarking];
}
