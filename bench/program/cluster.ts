import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startLocalPostgres } from '@eptw/local-postgres/start';

/** A private PostgreSQL for one benchmark, in a temporary folder. */
export interface Cluster {
  /** A connection string like DATABASE_URL; through another directory if a tap is in front of it. */
  toUrl: (database: string, socketDirectory?: string) => string;
  /** The unix socket it listens on. */
  socket: string;
  createDatabase: (database: string) => Promise<void>;
  /** Stops it and removes its folder. */
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL configured like the product's own: fsync on, on a unix socket. Existing databases are not
 * touched.
 */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'eptw-bench-'));
  const systemDirectory = path.join(os.tmpdir(), `${path.basename(folder)}-system`);
  const postgres = await startLocalPostgres({ dataDirectory: folder, systemDirectory, log: () => {} });
  const { host, port, user } = postgres.connection;
  return {
    toUrl: (database, socketDirectory = host) =>
      `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketDirectory)}`,
    socket: path.join(host, `.s.PGSQL.${port}`),
    createDatabase: async (database) => {
      const client = new pg.Client(postgres.connection);
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(database)}`);
      await client.end();
    },
    stop: async () => {
      await postgres.stop();
      for (const used of [folder, systemDirectory]) rmSync(used, { recursive: true, force: true });
    },
  };
}
