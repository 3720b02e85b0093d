import { Link } from 'react-router';
import type { Notification } from '../notification.ts';
import { UnreadDot } from '../unread-dot.tsx';
import { RelativeTime } from '../relative-time.tsx';

interface NotificationItemProps {
  notification: Notification;
  onOpen: () => void;
}

/** One notification in the panel. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { path, title, text, permit, createdAt, seenAt } = notification;
  return (
    <Link className="notification-line" to={path} data-unseen={seenAt === null || undefined} onClick={onOpen}>
      {seenAt === null && <UnreadDot />}
      <b>{title}</b>
      {text && <span>{text}</span>}
      <span className="notification-note">
        {permit.code} · <RelativeTime at={createdAt} />
      </span>
    </Link>
  );
}
