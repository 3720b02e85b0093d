import { createApp } from './app.ts';
import { isLoopback, readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { demoAccounts } from './database/seed/demo-people.ts';
import { seedDemo } from './database/seed/seed-demo.ts';
import { createLog } from './log.ts';
import { welcomeFirst } from './features/settings/setup/super-admin.ts';
import { expectFreePort } from './http/free-port.ts';
import { outboxPath } from './http/outbox-route.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { createServices } from './services.ts';
import { closeWithin } from './stop.ts';
import { createWatch } from './watch.ts';

/** How long requests in flight may take once the program is told to stop, in milliseconds. */
const patience = 10_000;

async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config);
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    await expectFreePort(config);
    const watch = await createWatch(config, log);
    closers.push(async () => watch.trace?.close());
    const database = await openDatabase(config, log, watch.trace);
    closers.push(() => database.close());
    watch.metrics?.pool('requests', database.pool);
    const { services, jobs, close } = await createServices({
      db: database.db,
      connectionSettings: database.settings,
      onSilence: database.cut,
      clock: () => new Date(),
      config,
      log,
      watch,
    });
    closers.push(close);
    if (config.demo && !isLoopback(config.host))
      log.warn(
        { host: config.host },
        'The demo can be reached from other machines, and everybody knows its passwords: keep nothing in it, or set DEMO=off',
      );
    if (config.demo && (await seedDemo(services))) log.info('Filled the empty database with the demo');
    const app = await createApp({ ...services, config, log, watch });
    closers.push(async () => {
      log.info('Stopping');
      await closeWithin(app, patience);
    });
    if (watch.metrics && config.metricsPort !== undefined) {
      const served = await serveMetrics(watch.metrics, { host: config.host, port: config.metricsPort });
      closers.push(() => served.close());
      print(`Metrics are at ${served.address}`);
    }
    await jobs.start();
    const address = await app.listen({ port: config.port, host: config.host });
    const reachedAt = config.publicUrl ?? address;
    print(`ePTW is ready at ${reachedAt}`);
    if (services.outbox) print(`Mails are kept, not sent; read them at ${reachedAt}${await outboxPath(services)}`);
    const welcome = await welcomeFirst(services, config.firstSuperAdmin);
    if (welcome) print(welcome);
    if (config.demo) print(demoAccounts(config.staffEmailDomain));
  } catch (error) {
    // Whatever is open already, such as a PostgreSQL of our own, would keep the process from ending.
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
    // A second signal is for somebody who does not want to wait: it ends the process as if nobody listened.
    process.once(signal, () => void stop().then(() => process.exit(), fail));
  }
} catch (error) {
  fail(error);
}
