import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const sweepIntervalMs = 20;

/** Stops accepting, lets requests in flight finish, and cuts off those that take longer than so many milliseconds. */
export async function closeGracefully(app: FastifyInstance, milliseconds: number): Promise<void> {
  const late = new AbortController();
  const cut = delay(milliseconds, undefined, { signal: late.signal }).then(
    () => app.server.closeAllConnections(),
    () => {},
  );
  // A connection that has answered its last request would otherwise be kept for the next one.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepIntervalMs);
  await app.close();
  clearInterval(sweep);
  late.abort();
  await cut;
}
