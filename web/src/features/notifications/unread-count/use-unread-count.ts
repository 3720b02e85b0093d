import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { refetchNotifications } from './update-unread-count.ts';
import {
  GetUnseenNotificationCountDocument,
  GetUnseenNotificationsDocument,
  NotificationsChangedDocument,
} from '../../../generated/notifications/unread-count.ts';

interface UnreadState {
  count: number;
  /** The title of a notification that has just arrived. */
  newestTitle: string | undefined;
}

/** Loads the number of the viewer's unread notifications and keeps it current. */
export function useUnreadCount(): UnreadState {
  const client = useApolloClient();
  const { data } = useQuery(GetUnseenNotificationCountDocument);
  const count = data?.getUnseenNotificationCount ?? 0;
  const [newestTitle, setNewestTitle] = useState<string>();

  async function refetchUnread() {
    refetchNotifications(client);
    const query = { query: GetUnseenNotificationsDocument, fetchPolicy: 'network-only' } as const;
    const unread = (await client.query(query).catch(() => undefined))?.data;
    // A failed query is repeated with the next notification, or when the connection is back.
    if (!unread) return;
    const [newest] = unread.getNotifications.items;
    const more = unread.getUnseenNotificationCount - count;
    if (more !== 0) setNewestTitle(more > 0 ? newest?.title : undefined);
  }

  useRefetchOn(NotificationsChangedDocument, () => void refetchUnread());
  return { count, newestTitle };
}
