import type { exportedLists } from '@eptw/domain/report/exported-lists';
import type { Notification } from '../../features/notifications/types.ts';
import { timeCell, type CellOf } from './cell.ts';

/** What a notification has in each column. */
export const notificationCells: Record<
  keyof (typeof exportedLists)['notifications']['columns'],
  CellOf<Notification>
> = {
  createdAt: ({ createdAt, timeZone }) => timeCell(createdAt, timeZone),
  title: ({ title }) => title,
  text: ({ text }) => text,
  permit: ({ permit }) => permit.code,
  seenAt: ({ seenAt, timeZone }) => timeCell(seenAt, timeZone),
};
