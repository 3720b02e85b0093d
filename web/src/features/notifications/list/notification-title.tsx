import { Link } from 'react-router';
import type { Notification } from '../notification.ts';
import { UnreadDot } from '../unread-dot.tsx';
import './notification-title.css';

interface NotificationTitleProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

/** What a notification says in one line, which leads to its permit; with a dot before it is seen. */
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
