import { useState } from 'react';
import { refetchReaders } from '../../../lib/api/refetch-queries.ts';
import { sendQuery } from '../../../lib/api/requests.ts';
import { updateResult } from '../../../lib/api/results.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { useFirstContentShown } from '../../../lib/first-content.ts';
import { notificationsField } from './update-unread-count.ts';
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
  const waits = !useFirstContentShown();
  const { data } = useQuery(GetUnseenNotificationCountDocument, { skip: waits });
  const count = data?.getUnseenNotificationCount ?? 0;
  const [newestTitle, setNewestTitle] = useState<string>();

  async function refetchUnread() {
    refetchReaders(notificationsField);
    const { data: unread } = await sendQuery(GetUnseenNotificationsDocument, {});
    // A failed query is repeated with the next notification, or when the connection is back.
    if (!unread) return;
    const { getUnseenNotificationCount } = unread;
    updateResult(GetUnseenNotificationCountDocument, {}, () => ({ getUnseenNotificationCount }));
    const [newest] = unread.getNotifications.items;
    const more = getUnseenNotificationCount - count;
    if (more !== 0) setNewestTitle(more > 0 ? newest?.title : undefined);
  }

  useRefetchOn(NotificationsChangedDocument, () => void refetchUnread(), { skip: waits });
  return { count, newestTitle };
}
