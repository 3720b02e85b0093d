import type { GetNotificationsQuery } from '../../generated/notifications.ts';

/** A notification as lists show it. */
export type Notification = GetNotificationsQuery['getNotifications']['items'][number];
