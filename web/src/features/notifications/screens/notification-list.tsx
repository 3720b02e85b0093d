import { Button } from 'antd';
import { CheckCheck, SlidersHorizontal } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListView, RowAction } from '../../../components/list/list-types.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useMarkAsRead } from '../unread-count/use-mark-as-read.ts';
import { useCachedUnreadCount } from '../unread-count/use-cached-unread-count.ts';
import { NotificationCard } from '../list/notification-card.tsx';
import { createNotificationColumns } from '../list/notification-columns.tsx';
import type { Notification } from '../notification.ts';
import { GetNotificationsDocument } from '../../../generated/notifications.ts';
import { useMarkAllAsRead } from '../use-mark-all-as-read.ts';

const views: readonly ListView[] = [
  { key: 'all', label: 'All', filters: {} },
  {
    key: 'unseen',
    label: 'Unread',
    filters: { unseen: ['1'] },
    empty: { title: 'No unread notifications', hint: 'New notifications appear here and at the bell.' },
  },
];

/** The viewer's notifications, the newest first. */
export function NotificationList() {
  const [state, change] = useListState();
  const variables = {
    limit: state.pageSize,
    offset: state.page - 1,
    unseen: state.filters['unseen'] !== undefined,
  };
  const query = useQuery(GetNotificationsDocument, { variables });
  const page = usePage(query, state, change);
  const unseen = useCachedUnreadCount();
  const markAsRead = useMarkAsRead();
  const [markAllSeen, isMarking] = useMarkAllAsRead(page.rows);
  const markRowAsRead = useCallback(({ _id }: Notification) => void markAsRead({ ids: [_id] }), [markAsRead]);
  const columns = useMemo(() => createNotificationColumns(markRowAsRead), [markRowAsRead]);
  const card = useCallback(
    (row: Notification) => <NotificationCard notification={row} onOpen={markRowAsRead} />,
    [markRowAsRead],
  );

  function createRowActions(row: Notification): RowAction[] {
    if (row.seenAt !== null) return [];
    const icon = <CheckCheck size={15} aria-hidden />;
    return [{ key: 'seen', label: 'Mark as read', icon, onSelect: () => markRowAsRead(row) }];
  }

  return (
    <>
      <PageHeader
        title="Notifications"
        note={formatCountNote(page.count, page.rows !== undefined, ['notification', 'notifications'])}
        actions={
          <>
            <LinkButton to="/notification-preferences" icon={<SlidersHorizontal size={16} aria-hidden />}>
              Preferences
            </LinkButton>
            <Button
              icon={<CheckCheck size={16} aria-hidden />}
              disabled={unseen === 0 || !page.rows}
              loading={isMarking}
              onClick={() => void markAllSeen()}
            >
              Mark all as read
            </Button>
          </>
        }
      />
      <ListScreen
        title="Your notifications"
        columns={columns}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.permit.code}
        rowActions={createRowActions}
        card={card}
        state={state}
        onChange={change}
        views={views}
        exportRequest={{ list: 'notifications', variables }}
        empty={{
          title: 'No notifications yet',
          hint: 'You are notified here when a permit needs your action, or when yours is approved or rejected.',
        }}
      />
    </>
  );
}
