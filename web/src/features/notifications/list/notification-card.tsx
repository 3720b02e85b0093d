import { RelativeTime } from '../relative-time.tsx';
import type { Notification } from '../notification.ts';
import { NotificationTitle } from './notification-title.tsx';

interface NotificationCardProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

/** A notification on a narrow screen. */
export function NotificationCard({ notification, onOpen }: NotificationCardProps) {
  const { text, permit, createdAt } = notification;
  return (
    <>
      <NotificationTitle notification={notification} onOpen={onOpen} />
      {text && <span>{text}</span>}
      <div className="list-card-row list-card-note">
        <span className="tabular">{permit.code}</span>
        <RelativeTime at={createdAt} />
      </div>
    </>
  );
}
