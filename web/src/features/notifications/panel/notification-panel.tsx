import { Button } from 'antd';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../lib/api/use-query.ts';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useMarkAllAsRead } from '../use-mark-all-as-read.ts';
import { useMarkAsRead } from '../unread-count/use-mark-as-read.ts';
import { GetNotificationsDocument } from '../../../generated/notifications.ts';
import { NotificationItem } from './notification-item.tsx';
import './notification-panel.css';

/** As many as fit with little scrolling; the page lists all. */
const newestPage = { limit: 10, offset: 0, unseen: false };

/** The newest notifications. Each links to its permit, which marks it as read. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch } = useQuery(GetNotificationsDocument, { variables: newestPage });
  const markAsRead = useMarkAsRead();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses the heading when the panel opens, or after its code has loaded.
  const headingRef = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    element?.setAttribute('autofocus', '');
    if (element?.closest(':popover-open')) element.focus();
  }, []);
  const items = data?.getNotifications.items;
  const [markAllSeen, isMarking] = useMarkAllAsRead(items);

  function markAll() {
    // The button disappears once everything is marked; the focus must stay in the panel.
    heading.current?.focus();
    void markAllSeen();
  }

  return (
    <div className="notification-panel">
      <div className="notification-panel-head">
        <h2 ref={headingRef} tabIndex={-1}>
          Notifications
        </h2>
        {items?.some(({ seenAt }) => seenAt === null) && (
          <Button type="text" size="small" loading={isMarking} onClick={markAll}>
            Mark all as read
          </Button>
        )}
      </div>
      <div className="notification-panel-body">
        {items && items.length > 0 && (
          <ul className="notification-lines">
            {items.map((notification) => (
              <li key={notification._id}>
                <NotificationItem
                  notification={notification}
                  onOpen={() => {
                    void markAsRead({ ids: [notification._id] });
                    onLeave();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {items?.length === 0 && (
          <EmptyState
            title="No notifications yet"
            hint="You are notified here when a permit needs your action, or when yours is approved or rejected."
          />
        )}
        {!items && (error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />)}
      </div>
      <div className="notification-panel-foot">
        <Link className="text-link" to="/notifications" onClick={onLeave}>
          Show all
        </Link>
        <Link className="text-link" to="/notification-preferences" onClick={onLeave}>
          Preferences
        </Link>
      </div>
    </div>
  );
}
