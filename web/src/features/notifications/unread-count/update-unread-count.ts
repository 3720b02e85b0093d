import type { ApolloClient, DocumentNode } from '@apollo/client';
import { GetUnseenNotificationCountDocument } from '../../../generated/notifications/unread-count.ts';

/** Shows how many notifications are unseen by now, and reads those again that are on the screen. */
export function updateUnreadCount(client: ApolloClient, unseen: number): void {
  client.writeQuery({
    query: GetUnseenNotificationCountDocument,
    data: { getUnseenNotificationCount: unseen },
  });
  // An answer that was read before and comes after would take the number back.
  refetchNotifications(client, [GetUnseenNotificationCountDocument]);
}

/** Reads those notifications again that are on the screen, and what else is named. */
export function refetchNotifications(client: ApolloClient, also: DocumentNode[] = []): void {
  const reading = client.refetchQueries({
    include: also,
    // What is shown stays until the next answer.
    updateCache: (cache) => void cache.modify({ fields: { getNotifications: (_list, { INVALIDATE }) => INVALIDATE } }),
  });
  // Each list tells its own screen when it cannot be read.
  reading.catch(() => undefined);
}
