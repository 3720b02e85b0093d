import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Trace } from '../observability/trace.ts';
import { createPreparingPool } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

/** The database as every store takes it: the pool, or a transaction of it. */
export type Database = Kysely<Tables>;

export type ConnectionSettings = (
  { connectionString: string } | { host: string; port?: number; user: string; database: string }
) & {
  /** Opens the socket of a connection. */
  stream?: () => Socket;
};

/**
 * How long anybody waits for a connection, in milliseconds: until it is open, and in the pool of requests until one is
 * free. A silent host, or a database that is overtaxed, would otherwise be waited for without an answer.
 */
export const connectionTimeoutMs = 10_000;

const bigintType = 20;

export interface Connection {
  db: Database;
  /** The pool itself, for what Kysely has no words for: LISTEN and COPY. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool. Nothing is sent before the first query. `onError` hears of connections that broke, in use or not. */
export function connect(
  settings: ConnectionSettings,
  onError: (error: Error) => void,
  size = 20,
  trace?: Trace,
): Connection {
  const types = new pg.TypeOverrides();
  // Counts fit a double; as text they would have to be parsed at every use.
  types.setTypeParser(bigintType, Number);
  const pool = new pg.Pool({
    ...settings,
    types,
    max: size,
    application_name: 'eptw',
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  // The pool listens to idle connections alone, and an error that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPreparingPool(pool, trace) }) });
  return { db, pool, close: () => db.destroy() };
}
