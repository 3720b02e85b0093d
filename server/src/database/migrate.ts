import { Logger, runMigrations } from 'graphile-worker';
import { Migrator, sql, type Kysely } from 'kysely';
import type { Connection } from './connect.ts';
import { migrations } from './migrations/all.ts';
import type { Tables } from './tables.ts';

function createMigrator(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Applies what is missing, in one transaction, and then what the queue of jobs needs; safe when several processes start
 * at once: one applies, under a lock, and the others wait for it. A database that a newer program has migrated further is
 * left as it is, so that the older one can start beside it. Throws the first error.
 */
export async function migrateToLatest({ db, pool }: Pick<Connection, 'db' | 'pool'>): Promise<string[]> {
  const applied = (await isMigrated(db)) ? [] : await applyMissingMigrations(db);
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  return applied;
}

async function applyMissingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { error, results } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Brings an empty database to the version at which this was the last migration. Throws the first error. */
export async function migrateTo(db: Kysely<Tables>, name: string): Promise<void> {
  const { error } = await createMigrator(db).migrateTo(name);
  if (error) throw error;
}

/** The names of all migrations in the order in which they are applied. */
export async function listKnownMigrations(db: Kysely<Tables>): Promise<string[]> {
  return (await createMigrator(db).getMigrations()).map(({ name }) => name);
}

/** The names of those that this database has. */
export async function listAppliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const known = await createMigrator(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** Whether every migration of this program has been applied. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const known = await createMigrator(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

/**
 * For commands that must not migrate, as one of a newer program run from a timetable would do to the program at work. A
 * database that is newer is served: an older program works on it, too.
 * @throws a sentence for the operator when the database lacks a migration
 */
export async function requireMigrated(db: Kysely<Tables>): Promise<void> {
  if (await isMigrated(db)) return;
  throw new Error(
    'The database schema is older than this command. Nothing was changed. Start this version of the application first, or use the command of the older version.',
  );
}

/** Rejects when the database does not respond. */
export async function pingDatabase(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
