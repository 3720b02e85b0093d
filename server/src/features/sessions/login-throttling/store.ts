import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** How many attempts there were under a key, including this one, and when they expire. */
export interface AttemptCount {
  key: Buffer;
  attempts: number;
  until: Date;
}

/**
 * Counts one attempt under each key in one statement; expired counts start again. Locks the keys in a fixed order, so
 * that callers cannot deadlock.
 */
export async function incrementAttempts(
  db: Database,
  keys: readonly { key: Buffer; until: Date }[],
  now: Date,
): Promise<AttemptCount[]> {
  const rows = keys
    .toSorted((one, other) => Buffer.compare(one.key, other.key))
    .map(({ key, until }) => ({ key, tries: 1, forgotten_at: until }));
  return db
    .insertInto('try_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql`case when try_count.forgotten_at <= ${now} then 1 else try_count.tries + 1 end`,
        forgotten_at: sql`case when try_count.forgotten_at <= ${now} then excluded.forgotten_at else try_count.forgotten_at end`,
      }),
    )
    .returning(['key', 'tries as attempts', 'forgotten_at as until'])
    .execute();
}

/** How many unexpired attempts these keys have now. */
export async function readAttempts(db: Database, keys: readonly Buffer[], now: Date): Promise<AttemptCount[]> {
  return db
    .selectFrom('try_count')
    .select(['key', 'tries as attempts', 'forgotten_at as until'])
    .where('key', 'in', keys)
    .where('forgotten_at', '>', now)
    .execute();
}

/** Deletes expired counts, skipping those that another transaction is writing. */
export async function deleteExpiredAttempts(db: Database, now: Date): Promise<void> {
  await sql`
    delete from try_count where key in (
      select key from try_count where forgotten_at <= ${now} for update skip locked)`.execute(db);
}

export async function decrementAttempts(db: Database, key: Buffer): Promise<void> {
  await db
    .updateTable('try_count')
    .set({ tries: sql`tries - 1` })
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

export async function deleteAttempts(db: Database, key: Buffer): Promise<void> {
  await db.deleteFrom('try_count').where('key', '=', key).execute();
}
