import pg from 'pg';
import type { ConnectionSettings } from '../connect.ts';

/** Connection settings for another database on the same server. */
export function withDatabase(server: ConnectionSettings, database: string): ConnectionSettings {
  if (!('connectionString' in server)) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** The same as a connection string, as in DATABASE_URL. */
export function toConnectionString(settings: ConnectionSettings): string {
  if ('connectionString' in settings) return settings.connectionString;
  const { host, port = 5432, user, database } = settings;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Runs one statement on a new connection to the server's own database, and returns its rows as lists. */
export async function runOnServer(server: ConnectionSettings, statement: string): Promise<unknown[][]> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: statement, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}
