import type { exportedLists } from '@eptw/domain/export/exported-lists';
import type { Notification } from '../../features/notifications/types.ts';
import { formatTimeCell, type CellFormatter } from './cell.ts';

/** The cells of a notification by column. */
export const notificationCells: Record<
  keyof (typeof exportedLists)['notifications']['columns'],
  CellFormatter<Notification>
> = {
  createdAt: ({ createdAt, timeZone }) => formatTimeCell(createdAt, timeZone),
  title: ({ title }) => title,
  text: ({ text }) => text,
  permit: ({ permit }) => permit.code,
  seenAt: ({ seenAt, timeZone }) => formatTimeCell(seenAt, timeZone),
};
