import './unseen-dot.css';

/** Marks unread notifications. */
export function UnreadDot() {
  return <span className="notification-dot" role="img" aria-label="Unread" />;
}
