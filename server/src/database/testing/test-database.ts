import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Connection, type ConnectionSettings } from '../connect.ts';
import { onServer, runOnServer } from './server.ts';

/** A migrated database that belongs to one test file. */
export interface TestDatabase extends Connection {
  /** For a second connection to the same database. */
  settings: ConnectionSettings;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** Clones the run's template, which takes some tens of milliseconds. To be closed in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const template = inject('templateDatabase');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name} template ${template}`);
  const settings = onServer(server, name);
  const connection = connect(settings, () => {});
  return {
    ...connection,
    settings,
    close: async () => {
      await connection.close();
      await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
}
