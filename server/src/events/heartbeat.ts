import type pg from 'pg';

/** How often it is asked, in milliseconds, and how many times the answer may fail to come before nobody waits for it. */
export interface HeartbeatOptions {
  intervalMs: number;
  maxUnanswered: number;
}

/** A database that fell silent is given up within 20 seconds. */
export const defaultHeartbeat: HeartbeatOptions = { intervalMs: 5_000, maxUnanswered: 3 };

/**
 * Tells of a database that does not answer any more: a host that lost its power or its address says nothing, and the
 * system itself would wait for hours. Turns are counted, not time, so that a busy process does not mistake itself for a
 * silent database. Ends with the connection.
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
      // The connection broke, which is told of elsewhere.
      () => {},
    );
  };
  client.on('end', () => clearInterval(timer));
}
