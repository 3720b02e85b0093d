import type { PinAttempts } from '@eptw/domain/crew/pin';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { WorkerChange } from '../store.ts';

/** The attempts under a key, locked until the transaction ends; those of others are unaffected. */
export async function lockPinAttempts(db: Database, key: Buffer, now: Date): Promise<PinAttempts> {
  // Without a row there would be nothing to lock, and two first attempts would count as one.
  const { count, lastAt } = await db
    .insertInto('worker_pin_attempt')
    .values({ key, attempts: 0, last_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ attempts: (eb) => eb.ref('worker_pin_attempt.attempts') }),
    )
    .returning(['attempts as count', 'last_at as lastAt'])
    .executeTakeFirstOrThrow();
  return { count, lastAt };
}

export async function savePinAttempts(db: Database, key: Buffer, { count, lastAt }: PinAttempts): Promise<void> {
  await db.updateTable('worker_pin_attempt').set({ attempts: count, last_at: lastAt }).where('key', '=', key).execute();
}

export async function deletePinAttempts(db: Database, key: Buffer): Promise<void> {
  await db.deleteFrom('worker_pin_attempt').where('key', '=', key).execute();
}

/** Deletes attempts from before this time, skipping those that another transaction is writing. */
export async function deleteExpiredPinAttempts(db: Database, before: Date): Promise<void> {
  await sql`
    delete from worker_pin_attempt where key in (
      select key from worker_pin_attempt where last_at < ${before} for update skip locked)`.execute(db);
}

/** The hashed PIN of a company's worker; undefined if there is no such worker, null if no PIN is set. */
export async function findPinHash(
  db: Database,
  company: string,
  passNumber: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('worker')
    .select('pin_hash')
    .where('erased_at', 'is', null)
    .where('company', '=', company)
    .where(sql`lower(pass_number)`, '=', passNumber.trim().toLowerCase())
    .executeTakeFirst();
  return row?.pin_hash;
}

/** Writes the hash of a new PIN. Not a new version: what somebody is editing has not changed. */
export async function savePinHash(db: Database, id: string, pinHash: string, { by, at }: WorkerChange): Promise<void> {
  await db
    .updateTable('worker')
    .set({ pin_hash: pinHash, changed_by: by, changed_at: at })
    .where('id', '=', id)
    .execute();
}
