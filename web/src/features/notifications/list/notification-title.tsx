import { Link } from 'react-router';
import type { Notification } from '../notification.ts';
import { UnreadDot } from '../unread-dot.tsx';
import './notification-title.css';

interface NotificationTitleProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

/** A notification in one line, linked to its permit; with a dot while it is unread. */
export function NotificationTitle({ notification, onOpen }: NotificationTitleProps) {
  const isUnseen = notification.seenAt === null;
  return (
    <Link
      className="notification-title"
      to={notification.path}
      data-unseen={isUnseen || undefined}
      onClick={() => onOpen(notification)}
    >
      {isUnseen && <UnreadDot />}
      {notification.title}
    </Link>
  );
}
