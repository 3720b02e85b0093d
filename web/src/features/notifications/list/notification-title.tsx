import { Link } from 'react-router';
import type { Notification } from '../notification.ts';
import { UnseenDot } from '../unseen-dot.tsx';
import './notification-title.css';

interface NotificationTitleProps {
  notification: Notification;
  onFollow: (notification: Notification) => void;
}

/** What a notification says in one line, which leads to its permit; with a dot before it is seen. */
export function NotificationTitle({ notification, onFollow }: NotificationTitleProps) {
  const isUnseen = notification.seenAt === null;
  return (
    <Link
      className="notification-title"
      to={notification.path}
      data-unseen={isUnseen || undefined}
      onClick={() => onFollow(notification)}
    >
      {isUnseen && <UnseenDot />}
      {notification.title}
    </Link>
  );
}
