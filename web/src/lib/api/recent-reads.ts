import type { Send } from './transport.ts';

/** Milliseconds within which a screen subscribes to the changes of what it has read. */
const subscribesWithinMs = 5_000;

const sendingTimes = new Set<{ sentAt: number }>();

/** Counts a query as read from when it was sent; call the returned function when its result is on screen. */
export function recordRead(sentAt: number): () => void {
  const read = { sentAt };
  sendingTimes.add(read);
  return () => setTimeout(() => sendingTimes.delete(read), subscribesWithinMs);
}

/**
 * Returns the time from which on a new subscription needs changes: when the oldest query was sent that is in flight or
 * has just returned. So no change between a read and its subscription is missed.
 */
export function getReadStart(): number {
  return Math.min(Date.now(), ...[...sendingTimes].map(({ sentAt }) => sentAt));
}

/** Records when each query is sent. */
export const createRecordedReads =
  (send: Send): Send =>
  (request) =>
    send(request).finally(recordRead(Date.now()));
