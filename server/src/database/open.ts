import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Trace } from '../observability/trace.ts';
import { createConnectionSockets } from './connection-sockets.ts';
import { connect, type Connection, type ConnectionSettings } from './connect.ts';
import { startLocalPostgres } from '@eptw/local-postgres/start';
import { migrateToLatest } from './migrate.ts';

export interface OpenDatabase extends Connection {
  /** For further connections to the same database. */
  settings: ConnectionSettings;
  /** Breaks every connection made with these settings. */
  breakConnections: () => void;
  /** Closes the pool, and stops the embedded PostgreSQL when no other process uses it. */
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDirectory'>;

/** Connects to the configured database, or to the embedded one, without changing it. */
export async function openWithoutMigrating(
  config: DatabaseConfig,
  log: FastifyBaseLogger,
  trace?: Trace,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDirectory } = config;
  const local =
    databaseUrl === undefined ? await startLocalPostgres({ dataDirectory, log: (line) => log.info(line) }) : undefined;
  const sockets = createConnectionSockets();
  const settings = { ...(local?.connection ?? { connectionString: databaseUrl ?? '' }), stream: sockets.open };
  const logBroken = (error: Error) => log.warn({ err: error }, 'A connection to the database broke');
  const connection = connect(settings, logBroken, config.databaseConnections, trace);
  const close = async () => {
    await connection.close();
    await local?.stop();
  };
  return { ...connection, settings, breakConnections: sockets.destroyAll, close };
}

/** The same, and applies missing migrations. */
export async function openDatabase(
  config: DatabaseConfig,
  log: FastifyBaseLogger,
  trace?: Trace,
): Promise<OpenDatabase> {
  const database = await openWithoutMigrating(config, log, trace);
  try {
    const applied = await migrateToLatest(database);
    if (applied.length > 0) log.info({ applied }, 'Migrated the database');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
