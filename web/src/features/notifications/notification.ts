import type { GetNotificationsQuery } from './operations.generated.ts';

/** A notification as lists show it. */
export type Notification = GetNotificationsQuery['getNotifications']['items'][number];
