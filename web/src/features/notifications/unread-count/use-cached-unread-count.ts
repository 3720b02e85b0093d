import { useQuery } from '../../../lib/api/use-query.ts';
import { GetUnseenNotificationCountDocument } from '../../../generated/notifications/unread-count.ts';

/** Returns the number of unread notifications that the bell last loaded. */
export function useCachedUnreadCount(): number {
  return (
    useQuery(GetUnseenNotificationCountDocument, { fetchPolicy: 'cache-only' }).data?.getUnseenNotificationCount ?? 0
  );
}
