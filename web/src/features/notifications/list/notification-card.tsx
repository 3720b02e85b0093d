import { When } from '../when.tsx';
import type { Notification } from '../notification.ts';
import { NotificationTitle } from './notification-title.tsx';

interface NotificationCardProps {
  notification: Notification;
  onFollow: (notification: Notification) => void;
}

/** A notification on a narrow screen. */
export function NotificationCard({ notification, onFollow }: NotificationCardProps) {
  const { text, permit, createdAt } = notification;
  return (
    <>
      <NotificationTitle notification={notification} onFollow={onFollow} />
      {text && <span>{text}</span>}
      <div className="list-card-row list-card-note">
        <span className="tabular">{permit.code}</span>
        <When at={createdAt} />
      </div>
    </>
  );
}
