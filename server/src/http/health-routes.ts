import type { FastifyInstance } from 'fastify';
import { pingDatabase, isMigrated } from '../database/migrate.ts';
import type { AppContext } from '../app-context.ts';

/** `/healthz`: the process is up. `/readyz`: the database responds and has every migration; it says so when a disk is full. */
export async function healthRoutes(
  app: FastifyInstance,
  { db, diskAlarm }: Pick<AppContext, 'db' | 'diskAlarm'>,
): Promise<void> {
  let migrated = false;

  app.get('/healthz', () => ({ status: 'up' }));

  app.get('/readyz', async (request, reply) => {
    try {
      await pingDatabase(db);
      migrated ||= await isMigrated(db);
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not respond');
      return reply.status(503).send({ status: 'the database does not respond' });
    }
    if (!migrated) return reply.status(503).send({ status: 'migrations are missing' });
    // Still served: whoever is inside a space has to be found, and all processes would be out of service at once.
    return { status: diskAlarm.isRaised() ? 'a disk is full' : 'ready' };
  });
}
