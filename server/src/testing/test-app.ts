import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { createFilledDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { hashToken } from '../features/sessions/signed-in.ts';
import { insertSession } from '../features/sessions/store.ts';
import type { Services } from '../graphql/context.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';
import { createWatch, type Watch } from '../watch.ts';
import type { OutboxMail } from '../mail/outbox.ts';
import { createTestClient, type TestClient } from './client.ts';
import type { TestIds } from './fill-database.ts';
import type { TestPerson } from './test-people.ts';

/** An app on a database of its own, with people of every role. To be closed in `afterAll`. */
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  database: TestDatabase;
  ids: TestIds;
  /** Where uploads go, in its folder `files`. */
  dataDirectory: string;
  /** A new session of this person. */
  as(person: TestPerson): Promise<TestClient>;
  /** Nobody, or whoever holds this token. */
  client(token?: string): TestClient;
  /** Listens on a port of its own, for what needs a network, and answers the address: `http://127.0.0.1:…`. */
  listen(): Promise<string>;
  /** Sends the mails that wait, and answers all that were sent so far, the newest first. */
  mails(): Promise<OutboxMail[]>;
  /** Does jobs as they come, as the program does while it runs. Without it they are done when a test asks for it. */
  startJobs(): Promise<void>;
  /** What looks on, if the settings ask for it. */
  watch: Watch;
  /** Moves the clock of the program; tests of different files do not share it. */
  setClock(now: Date | undefined): void;
  close(): Promise<void>;
}

/** Starts an app on a fresh clone of the filled test database. Faults are printed, unless the log goes elsewhere. */
export async function startTestApp(changes: Partial<Config> = {}, logTo?: DestinationStream): Promise<TestApp> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'eptw-files-'));
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), dataDirectory, webDirectory: undefined, ...changes };
  const log = createLog(config, logTo);
  const watch = await createWatch(config, log);
  const database = await createFilledDatabase(watch.trace);
  watch.metrics?.pool('requests', database.pool);
  const ids = inject('testIds');
  let now: Date | undefined;
  const { services, jobs, close } = await createServices({
    db: database.db,
    connectionSettings: database.settings,
    clock: () => now ?? new Date(),
    config,
    log,
    watch,
  });
  const app = await createApp({ ...services, config, log, watch });
  await app.ready();

  async function signInAs(person: TestPerson): Promise<TestClient> {
    const token = randomBytes(16).toString('hex');
    await insertSession(database.db, ids.people[person], hashToken(token), services.clock());
    return createTestClient(app, token);
  }

  return {
    app,
    services,
    database,
    ids,
    dataDirectory,
    watch,
    as: signInAs,
    client: (token) => createTestClient(app, token),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    mails: async () => {
      await jobs.runDue();
      return (await services.outbox?.list(1_000)) ?? [];
    },
    startJobs: () => jobs.start(),
    setClock: (value) => (now = value),
    close: async () => {
      await app.close();
      await close();
      await watch.trace?.close();
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
