import { Logger, runMigrations } from 'graphile-worker';
import { Migrator, sql, type Kysely } from 'kysely';
import type { Connection } from './connect.ts';
import { migrations } from './migrations/all.ts';
import type { Tables } from './tables.ts';

function createMigrator(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Applies the missing migrations in one transaction, and then those of the job queue. Safe when several processes
 * start at once: one applies them under a lock, and the others wait. A database that a newer program has migrated
 * further is left unchanged, so that the older one can start beside it. Throws the first error.
 */
export async function migrateToLatest({ db, pool }: Pick<Connection, 'db' | 'pool'>): Promise<string[]> {
  const applied = (await isMigrated(db)) ? [] : await applyMissingMigrations(db);
  await migrateJobQueue(db, pool);
  return applied;
}

/** Under a lock of our own: without it, each of several processes that start at once would apply some of them. */
async function migrateJobQueue(db: Kysely<Tables>, pool: Connection['pool']): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('migrations of the job queue'))`.execute(transaction);
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  });
}

async function applyMissingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { error, results } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Migrates an empty database to the version in which this migration was the last. Throws the first error. */
export async function migrateTo(db: Kysely<Tables>, name: string): Promise<void> {
  const { error } = await createMigrator(db).migrateTo(name);
  if (error) throw error;
}

/** The names of all migrations, in the order in which they are applied. */
export async function listKnownMigrations(db: Kysely<Tables>): Promise<string[]> {
  return (await createMigrator(db).getMigrations()).map(({ name }) => name);
}

/** The names of the migrations that this database has. */
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
 * For commands that must not migrate, because a scheduled command of a newer program would migrate under the running
 * one. A newer database is accepted, because an older program works on it too.
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
