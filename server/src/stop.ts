import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Stops accepting, lets requests in flight finish, and cuts off those that take longer than so many milliseconds. */
export async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const late = new AbortController();
  const cut = delay(milliseconds, undefined, { signal: late.signal }).then(
    () => app.server.closeAllConnections(),
    () => {},
  );
  await app.close();
  late.abort();
  await cut;
}
