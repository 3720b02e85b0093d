import { Bell } from '../features/notifications/components/bell.tsx';
import { NotificationList } from '../features/notifications/screens/notification-list.tsx';
import { GetNotificationsDocument, MarkNotificationsSeenDocument } from '../generated/notifications.ts';
import { GetUnseenNotificationCountDocument } from '../generated/notifications/unread-count.ts';
import type { Notification } from '../features/notifications/notification.ts';
import { respondTo } from './api.ts';
import { mount } from './mount.tsx';

const readAt = '2026-03-02T00:00:00.000Z';

/** An unread notification that a permit was rejected, a minute later for each number. */
export function createNotification(number: number): Notification {
  return {
    _id: `notification-${number}`,
    title: `Rejected: Bay ${number}, ACME Works`,
    text: 'Marcus Lim rejected: No isolation is named.',
    path: `/permits/permit-${number}`,
    createdAt: new Date(Date.UTC(2026, 2, 1, 1, number)).toISOString(),
    seenAt: null,
    permit: { _id: `permit-${number}`, code: `F10N-GP-${String(number).padStart(6, '0')}` },
  };
}

/** Keeps these notifications, the newest first, and marks them as read as the server does. */
export function respondWithNotifications(notifications: Notification[]): void {
  const countUnseen = () => notifications.filter(({ seenAt }) => seenAt === null).length;
  respondTo(GetUnseenNotificationCountDocument, () => ({ getUnseenNotificationCount: countUnseen() }));
  respondTo(GetNotificationsDocument, ({ limit, offset, unseen }) => {
    const found = notifications.filter(({ seenAt }) => !unseen || seenAt === null);
    return { getNotifications: { count: found.length, items: found.slice(offset * limit, (offset + 1) * limit) } };
  });
  respondTo(MarkNotificationsSeenDocument, ({ ids, until }) => {
    for (const notification of notifications) {
      if (ids?.includes(notification._id) || (until && notification.createdAt <= until)) notification.seenAt = readAt;
    }
    return {
      markNotificationsSeen: { success: true, code: 'OK' as const, message: '', item: { unseen: countUnseen() } },
    };
  });
}

/** Opens the list below the bell. */
export function openNotifications() {
  return mount({
    screens: {
      '/notifications': (
        <>
          <Bell />
          <NotificationList />
        </>
      ),
    },
  });
}
