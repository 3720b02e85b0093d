import { notificationColumnTitles as titles } from '@eptw/domain/notification/list-columns';
import type { ListColumn } from '../../../components/list/list-types.ts';
import type { Notification } from '../notification.ts';
import { RelativeTime } from '../relative-time.tsx';
import { NotificationTitle } from './notification-title.tsx';

/** The columns of the list. `onOpen` is called with the notification whose permit is opened. */
export function createNotificationColumns(onOpen: (notification: Notification) => void): ListColumn<Notification>[] {
  return [
    {
      key: 'createdAt',
      title: titles.createdAt,
      width: 170,
      render: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      key: 'title',
      title: titles.title,
      width: 420,
      render: (row) => (
        <>
          <NotificationTitle notification={row} onOpen={onOpen} />
          <span className="cell-note">{row.text}</span>
        </>
      ),
    },
    {
      key: 'permit',
      title: titles.permit,
      width: 170,
      render: ({ permit }) => <span className="tabular">{permit.code}</span>,
    },
  ];
}
