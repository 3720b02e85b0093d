import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Trace } from '../observability/trace.ts';
import { createPreparingPool } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

/** The type of database that every store takes: the pool, or a transaction of it. */
export type Database = Kysely<Tables>;

export type ConnectionSettings = (
  { connectionString: string } | { host: string; port?: number; user: string; database: string }
) & {
  /** Opens the socket of a connection. */
  stream?: () => Socket;
};

/**
 * How long to wait for a connection, in milliseconds: until it is open and, in the request pool, until one is free.
 * Without a limit, an unresponsive host or an overloaded database would block callers forever.
 */
export const connectionTimeoutMs = 10_000;

/**
 * How long a connection stays open without use, in milliseconds. A new one plans every statement again: after a quiet
 * minute, each of the first clicks would wait a tenth of a second longer.
 */
const idleTimeoutMs = 600_000;

const bigintType = 20;

export interface Connection {
  db: Database;
  /** The pool itself, for what Kysely does not support: LISTEN and COPY. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool. Nothing is sent before the first query. `onError` is called for connections that break, in use or
 * not.
 */
export function connect(
  settings: ConnectionSettings,
  onError: (error: Error) => void,
  size = 20,
  trace?: Trace,
): Connection {
  const types = new pg.TypeOverrides();
  // Counts fit a double; as text they would need parsing at every use.
  types.setTypeParser(bigintType, Number);
  const pool = new pg.Pool({
    ...settings,
    types,
    max: size,
    // Statements that are sent together do not wait for each other's answers.
    pipeline: true,
    application_name: 'eptw',
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    // A router between here and the database forgets a connection that is silent for some minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  });
  // The pool only handles errors of idle connections, and an unhandled error would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPreparingPool(pool, trace) }) });
  return { db, pool, close: () => db.destroy() };
}
