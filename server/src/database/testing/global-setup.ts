import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, type Connection, type ConnectionSettings } from '../connect.ts';
import { startLocalPostgres } from '@eptw/local-postgres/start';
import { migrateToLatest } from '../migrate.ts';
import { fillDatabase, type TestIds } from '../../testing/fill-database.ts';
import { withDatabase, runOnServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this test run, or a shared one by DATABASE_URL. */
    databaseServer: ConnectionSettings;
    /** A migrated, empty database to clone. The name of every database of the run starts with its name. */
    templateDatabase: string;
    /** The same with users of every role and the catalogue, to clone. */
    filledDatabase: string;
    /** The ids in the filled database. */
    testIds: TestIds;
  }
}

/**
 * Once per test run: starts a PostgreSQL server and creates two migrated templates on it, empty and filled, for test
 * files to clone.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await openServer();
  const template = `eptw_test_${randomBytes(4).toString('hex')}`;
  await runOnServer(server, `create database ${template}`);
  await withConnection(withDatabase(server, template), migrateToLatest);
  const filled = `${template}_filled`;
  await runOnServer(server, `create database ${filled} template ${template}`);
  const testIds = await withConnection(withDatabase(server, filled), ({ db }) => fillDatabase(db));
  project.provide('databaseServer', server);
  project.provide('templateDatabase', template);
  project.provide('filledDatabase', filled);
  project.provide('testIds', testIds);
  return async () => {
    for (const [name] of await runOnServer(
      server,
      `select datname from pg_database where datname like '${template}%'`,
    )) {
      await runOnServer(server, `drop database "${String(name)}" with (force)`);
    }
    await stop();
  };
}

/** A template must have no connections while it is cloned. */
async function withConnection<Result>(
  settings: ConnectionSettings,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = connect(settings, () => {});
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function openServer(): Promise<{ server: ConnectionSettings; stop: () => Promise<void> }> {
  const connectionString = process.env.DATABASE_URL;
  if (connectionString) return { server: { connectionString }, stop: async () => {} };
  const dataDirectory = mkdtempSync(path.join(findTemporaryDirectory(), 'eptw-test-'));
  const postgres = await startLocalPostgres({ dataDirectory, log: () => {}, durable: false });
  return {
    server: postgres.connection,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

const memoryDirectory = '/dev/shm';
const requiredBytes = 3e9;

/** In memory where Linux has room for it: creating and dropping the databases of a run means writing about 100,000 files. */
function findTemporaryDirectory(): string {
  if (!existsSync(memoryDirectory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryDirectory);
  return bavail * bsize > requiredBytes ? memoryDirectory : tmpdir();
}
