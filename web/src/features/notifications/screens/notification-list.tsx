import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { CheckCheck, SlidersHorizontal } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { countNote } from '../../../components/list/count-note.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListView, RowAction } from '../../../components/list/list-types.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useMarkSeen } from '../components/use-mark-seen.ts';
import { useKnownCount } from '../counting/use-known-count.ts';
import { NotificationCard } from '../list/notification-card.tsx';
import { notificationColumns } from '../list/notification-columns.tsx';
import type { Notification } from '../notification.ts';
import { GetNotificationsDocument, type GetNotificationsQuery } from '../operations.generated.ts';
import { useMarkAllSeen } from '../use-mark-all-seen.ts';

const listOf = (data: GetNotificationsQuery) => data.getNotifications;

const views: readonly ListView[] = [
  { key: 'all', label: 'All', filters: {} },
  {
    key: 'unseen',
    label: 'Unseen',
    filters: { unseen: ['1'] },
    empty: { title: 'You have seen everything', hint: 'What comes next stands here, and beside the bell.' },
  },
];

/** What the viewer was notified of, the newest first. */
export function NotificationList() {
  const [state, change] = useListState();
  const variables = {
    limit: state.pageSize,
    offset: state.page - 1,
    unseen: state.filters['unseen'] !== undefined,
  };
  const query = useQuery(GetNotificationsDocument, { variables });
  const page = usePage(query, listOf, state, change);
  const unseen = useKnownCount();
  const markSeen = useMarkSeen();
  const [markAllSeen, isMarking] = useMarkAllSeen(page.rows);
  const seen = useCallback(({ _id }: Notification) => void markSeen({ ids: [_id] }), [markSeen]);
  const columns = useMemo(() => notificationColumns(seen), [seen]);
  const card = useCallback((row: Notification) => <NotificationCard notification={row} onFollow={seen} />, [seen]);

  function rowActions(row: Notification): RowAction[] {
    if (row.seenAt !== null) return [];
    const icon = <CheckCheck size={15} aria-hidden />;
    return [{ key: 'seen', label: 'Mark as seen', icon, onSelect: () => seen(row) }];
  }

  return (
    <>
      <PageHeader
        title="Notifications"
        note={countNote(page.count, page.rows !== undefined, ['notification', 'notifications'])}
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
              Mark all as seen
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
        rowActions={rowActions}
        card={card}
        state={state}
        onChange={change}
        views={views}
        exported={{ list: 'notifications', variables }}
        empty={{
          title: 'No notifications yet',
          hint: 'When a permit needs you, or yours is decided, you read it here.',
        }}
      />
    </>
  );
}
