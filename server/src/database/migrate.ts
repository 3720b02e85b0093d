import { Logger, runMigrations } from 'graphile-worker';
import { Migrator, sql, type Kysely } from 'kysely';
import type { Connection } from './connect.ts';
import { migrations } from './migrations/all.ts';
import type { Tables } from './tables.ts';

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Applies what is missing, in one transaction, and then what the queue of jobs needs; safe when several processes start
 * at once. Throws the first error.
 */
export async function migrateToLatest({ db, pool }: Pick<Connection, 'db' | 'pool'>): Promise<string[]> {
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  return (results ?? []).map((result) => result.migrationName);
}

/** Whether every migration of this program has been applied. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

/** Rejects when the database does not answer. */
export async function askDatabase(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
