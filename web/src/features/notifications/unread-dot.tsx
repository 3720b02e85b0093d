import './unseen-dot.css';

/** Marks what the viewer has not seen. */
export function UnreadDot() {
  return <span className="notification-dot" role="img" aria-label="Unread" />;
}
