import type { ApolloClient, DocumentNode } from '@apollo/client';
import { GetUnseenNotificationCountDocument } from '../../../generated/notifications/unread-count.ts';

/** Sets the number of unread notifications, and refetches the notifications on screen. */
export function updateUnreadCount(client: ApolloClient, unseen: number): void {
  client.writeQuery({
    query: GetUnseenNotificationCountDocument,
    data: { getUnseenNotificationCount: unseen },
  });
  // A result that was read earlier and arrives later would restore the old number.
  refetchNotifications(client, [GetUnseenNotificationCountDocument]);
}

/** Refetches the notifications on screen, and the named queries. */
export function refetchNotifications(client: ApolloClient, otherQueries: DocumentNode[] = []): void {
  const reading = client.refetchQueries({
    include: otherQueries,
    // The current data stays until the next result.
    updateCache: (cache) => void cache.modify({ fields: { getNotifications: (_list, { INVALIDATE }) => INVALIDATE } }),
  });
  // Each list shows its own failure.
  reading.catch(() => undefined);
}
