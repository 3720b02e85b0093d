import type pg from 'pg';

/**
 * The interval of pings in milliseconds, and how many may remain unanswered before the database counts as
 * unresponsive.
 */
export interface HeartbeatOptions {
  intervalMs: number;
  maxUnanswered: number;
}

/** An unresponsive database is disconnected within 20 seconds. */
export const defaultHeartbeat: HeartbeatOptions = { intervalMs: 5_000, maxUnanswered: 3 };

/**
 * Reports a database that no longer responds: a host that lost power or its address sends nothing, and the operating
 * system would wait for hours. Counts turns rather than time, so that a busy process does not take the database for
 * unresponsive. Ends with the connection.
 */
export function startHeartbeat(
  client: pg.Client,
  { intervalMs, maxUnanswered }: HeartbeatOptions,
  onUnresponsive: () => void,
): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    unanswered += 1;
    if (unanswered > maxUnanswered) onUnresponsive();
    else if (unanswered === 1) ping();
  }, intervalMs);
  timer.unref();
  const ping = () => {
    client.query('select 1').then(
      () => (unanswered = 0),
      // A broken connection is reported elsewhere.
      () => {},
    );
  };
  client.on('end', () => clearInterval(timer));
}
