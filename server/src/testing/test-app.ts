import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { createHttpServer } from '../app/http-server.ts';
import { readConfig, type Config } from '../config.ts';
import { createFilledDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { hashToken } from '../features/sessions/session-registry.ts';
import { insertSession } from '../features/sessions/store.ts';
import type { AppContext } from '../app-context.ts';
import { createLog } from '../observability/log.ts';
import { createAppContext } from '../app/create-app-context.ts';
import { createObservability, type Observability } from '../observability/observability.ts';
import type { OutboxMail } from '../mail/outbox.ts';
import { createTestClient, type TestClient } from './client.ts';
import type { TestIds } from './fill-database.ts';
import type { TestUser } from './test-users.ts';

/** An app with a separate database, with users of every role. Close it in `afterAll`. */
export interface TestApp {
  app: FastifyInstance;
  context: AppContext;
  database: TestDatabase;
  ids: TestIds;
  /** Uploads are in its folder `files`. */
  dataDirectory: string;
  /** A client with a new session of this user. */
  as(person: TestUser): Promise<TestClient>;
  /** An anonymous client, or one with this token; with further headers, if there are any. */
  client(token?: string, headers?: Record<string, string>): TestClient;
  /** Listens on a free port, for tests that need a network, and returns the address: `http://127.0.0.1:…`. */
  listen(): Promise<string>;
  /** Sends the waiting e-mails, and returns all sent so far, newest first. */
  mails(): Promise<OutboxMail[]>;
  /** Runs jobs as they are added, like the real program. Otherwise they run only when a test requests it. */
  startJobs(): Promise<void>;
  /** Metrics and traces, if the settings enable them. */
  observability: Observability;
  /** Sets the clock of the program; tests of different files do not share it. */
  setClock(now: Date | undefined): void;
  close(): Promise<void>;
}

/** Starts an app on a fresh clone of the filled test database. Errors are printed, unless the log goes elsewhere. */
export async function startTestApp(changes: Partial<Config> = {}, logTo?: DestinationStream): Promise<TestApp> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'eptw-files-'));
  // A few files run a second time with this off, see vitest.config.ts.
  const { COMPILED_QUERIES } = process.env;
  const settings = readConfig({ LOG_LEVEL: 'error', COMPILED_QUERIES });
  const config = { ...settings, dataDirectory, webDirectory: undefined, ...changes };
  const log = createLog(config, logTo);
  const observability = await createObservability(config, log);
  const database = await createFilledDatabase(observability.trace);
  observability.metrics?.pool('requests', database.pool);
  const ids = inject('testIds');
  let now: Date | undefined;
  const { context, jobs, close } = await createAppContext({
    db: database.db,
    connectionSettings: database.settings,
    clock: () => now ?? new Date(),
    config,
    log,
    observability,
  });
  const app = await createHttpServer({ ...context, config, log, observability });
  await app.ready();

  async function signInAs(person: TestUser): Promise<TestClient> {
    const token = randomBytes(16).toString('hex');
    await insertSession(database.db, ids.users[person], hashToken(token), context.clock());
    return createTestClient(app, token);
  }

  return {
    app,
    context,
    database,
    ids,
    dataDirectory,
    observability,
    as: signInAs,
    client: (token, headers) => createTestClient(app, token, headers),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    mails: async () => {
      await jobs.runDue();
      return (await context.outbox?.list(1_000)) ?? [];
    },
    startJobs: () => jobs.start(),
    setClock: (value) => (now = value),
    close: async () => {
      await app.close();
      await close();
      await observability.trace?.close();
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
