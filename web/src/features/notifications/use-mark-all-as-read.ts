import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../lib/toast.ts';
import { useMarkAsRead } from './components/use-mark-as-read.ts';
import type { Notification } from './notification.ts';

/**
 * Marks every notification as seen up to the newest of those that were shown here: what comes while the button is pressed
 * was not. Says so only when that could not be done.
 */
export function useMarkAllAsRead(
  shown: readonly Pick<Notification, 'createdAt'>[] = [],
): [markAll: () => Promise<void>, isMarking: boolean] {
  const markAsRead = useMarkAsRead();
  const toast = useToast();
  const [isMarking, setMarking] = useState(false);
  // Also on a page that was left for the next one.
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
