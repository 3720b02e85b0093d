import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Connection, type ConnectionSettings } from '../connect.ts';
import type { Trace } from '../../observability/trace.ts';
import { withDatabase, runOnServer } from './server.ts';

/** A migrated database for one test file. */
export interface TestDatabase extends Connection {
  /** For a second connection to the same database. */
  settings: ConnectionSettings;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** Clones the run's template, which takes some tens of milliseconds. Close it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`template ${inject('templateDatabase')}`);
}

/** Clones the run's filled database, whose ids are in `testIds`. Close it in `afterAll`. */
export async function createFilledDatabase(trace?: Trace): Promise<TestDatabase> {
  return createDatabase(`template ${inject('filledDatabase')}`, trace);
}

/** A database without any migration. Close it in `afterAll`. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('');
}

async function createDatabase(origin: string, trace?: Trace): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `${inject('templateDatabase')}_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name} ${origin}`);
  const settings = withDatabase(server, name);
  const connection = connect(settings, () => {}, undefined, trace);
  return {
    ...connection,
    settings,
    close: async () => {
      await connection.close();
      await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
}
