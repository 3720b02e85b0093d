import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const sweepIntervalMs = 20;

/**
 * Stops accepting requests, lets those in flight finish, and cuts off any that take longer than this many
 * milliseconds.
 */
export async function closeGracefully(app: FastifyInstance, milliseconds: number): Promise<void> {
  const forceTimer = new AbortController();
  const destroySockets = delay(milliseconds, undefined, { signal: forceTimer.signal }).then(
    () => app.server.closeAllConnections(),
    () => {},
  );
  // A connection that has sent its last response would otherwise be kept open for another request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepIntervalMs);
  await app.close();
  clearInterval(sweep);
  forceTimer.abort();
  await destroySockets;
}
