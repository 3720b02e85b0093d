import { GetUnseenNotificationCountDocument } from '../../../generated/notifications/unread-count.ts';
import { updateResult } from '../../../lib/api/results.ts';
import { refetchReaders } from '../../../lib/api/refetch-queries.ts';

/** The field of the lists of notifications. */
export const notificationsField = 'getNotifications';

/** Sets the number of unread notifications, and refetches the notifications on screen. */
export function updateUnreadCount(unseen: number): void {
  updateResult(GetUnseenNotificationCountDocument, {}, () => ({ getUnseenNotificationCount: unseen }));
  // A result that was read earlier and arrives later would restore the old number.
  refetchReaders(notificationsField, [GetUnseenNotificationCountDocument]);
}
