import { useQuery } from '@apollo/client/react';
import { GetUnseenNotificationCountDocument } from '../../../generated/notifications/unread-count.ts';

/** How many notifications are unseen, as the bell last heard. */
export function useCachedUnreadCount(): number {
  return (
    useQuery(GetUnseenNotificationCountDocument, { fetchPolicy: 'cache-only' }).data?.getUnseenNotificationCount ?? 0
  );
}
