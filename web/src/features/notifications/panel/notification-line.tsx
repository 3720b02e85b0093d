import { Link } from 'react-router';
import type { Notification } from '../notification.ts';
import { UnseenDot } from '../unseen-dot.tsx';
import { When } from '../when.tsx';

interface NotificationLineProps {
  notification: Notification;
  onFollow: () => void;
}

/** One notification in the panel. */
export function NotificationLine({ notification, onFollow }: NotificationLineProps) {
  const { path, title, text, permit, createdAt, seenAt } = notification;
  return (
    <Link className="notification-line" to={path} data-unseen={seenAt === null || undefined} onClick={onFollow}>
      {seenAt === null && <UnseenDot />}
      <b>{title}</b>
      {text && <span>{text}</span>}
      <span className="notification-note">
        {permit.code} · <When at={createdAt} />
      </span>
    </Link>
  );
}
