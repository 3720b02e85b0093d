import { createHttpServer } from './app/http-server.ts';
import { isLoopback, readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { formatDemoAccounts } from './seed/demo-users.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createLog } from './observability/log.ts';
import { outliveAbandonedFields } from './graphql/abandoned-fields.ts';
import { ensureFirstSuperAdmin } from './features/users/super-admin/service.ts';
import { requireFreePort } from './http/free-port.ts';
import { getOutboxPath } from './http/outbox-route.ts';
import { serveMetrics } from './observability/serve-metrics.ts';
import { createAppContext } from './app/create-app-context.ts';
import { closeGracefully } from './app/graceful-close.ts';
import { createObservability } from './observability/observability.ts';

/** How long requests in flight may take after the program is asked to stop, in milliseconds. */
const closeTimeoutMs = 10_000;

async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config);
  outliveAbandonedFields(log);
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    await requireFreePort(config);
    const observability = await createObservability(config, log);
    closers.push(async () => observability.trace?.close());
    const database = await openDatabase(config, log, observability.trace);
    closers.push(() => database.close());
    observability.metrics?.pool('requests', database.pool);
    const { context, jobs, close } = await createAppContext({
      db: database.db,
      connectionSettings: database.settings,
      onUnresponsive: database.breakConnections,
      clock: () => new Date(),
      config,
      log,
      observability,
    });
    closers.push(close);
    if (config.demo && !isLoopback(config.host))
      log.warn(
        { host: config.host },
        'The demo is reachable from other machines and its passwords are public. Do not store real data in it, or set DEMO=off',
      );
    if (config.demo && (await seedDemo(context))) log.info('Filled the empty database with the demo');
    const app = await createHttpServer({ ...context, config, log, observability });
    closers.push(async () => {
      log.info('Stopping');
      await closeGracefully(app, closeTimeoutMs);
    });
    if (observability.metrics && config.metricsPort !== undefined) {
      const served = await serveMetrics(observability.metrics, { host: config.host, port: config.metricsPort });
      closers.push(() => served.close());
      print(`Metrics are at ${served.address}`);
    }
    await jobs.start();
    const address = await app.listen({ port: config.port, host: config.host });
    const reachedAt = config.publicUrl ?? address;
    print(`ePTW is ready at ${reachedAt}`);
    if (context.outbox) print(`E-mails are stored, not sent. Read them at ${reachedAt}${await getOutboxPath(context)}`);
    const welcome = await ensureFirstSuperAdmin(context, config.firstSuperAdmin);
    if (welcome) print(welcome);
    if (config.demo) print(formatDemoAccounts(config.staffEmailDomain));
  } catch (error) {
    // Anything already open, such as the embedded PostgreSQL, would keep the process from exiting.
    await stop();
    throw error;
  }
  return stop;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

try {
  const stop = await start(readConfig());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A second signal ends the process at once, as without a handler.
    process.once(signal, () => void stop().then(() => process.exit(), fail));
  }
} catch (error) {
  fail(error);
}
