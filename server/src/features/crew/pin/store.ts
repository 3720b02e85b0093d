import type { PinAttempts } from '@eptw/domain/crew/pin';
import type { PassHolders } from '@eptw/domain/work/sign-on/pass-holders';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { selectCompaniesAt } from '../../../database/crew-visibility.ts';
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

export async function deletePinAttempts(db: Database, keys: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('worker_pin_attempt').where('key', 'in', keys).execute();
}

/** Takes back one attempt under each of these keys that turned out not to be wrong. */
export async function discountPinAttempts(db: Database, keys: readonly Buffer[]): Promise<void> {
  await db
    .updateTable('worker_pin_attempt')
    .set({ attempts: sql<number>`greatest(attempts - 1, 0)` })
    .where('key', 'in', keys)
    .execute();
}

/** Deletes attempts from before this time, skipping those that another transaction is writing. */
export async function deleteExpiredPinAttempts(db: Database, before: Date): Promise<void> {
  await sql`
    delete from worker_pin_attempt where key in (
      select key from worker_pin_attempt where last_at < ${before} for update skip locked)`.execute(db);
}

/** A worker with a certain pass number. */
export interface PassHolder {
  workerId: string;
  company: string;
  /** As the register has it. */
  passNumber: string;
  /** Null while no PIN is set. */
  pinHash: string | null;
}

/**
 * Those of these workers who have this pass number, whatever its case, spaces and hyphens: of a company several only
 * where their numbers look alike.
 */
export async function listPassHolders(db: Database, holders: PassHolders, passNumber: string): Promise<PassHolder[]> {
  const withPass = () =>
    db
      .selectFrom('worker')
      .select(['id as workerId', 'company', 'pass_number as passNumber', 'pin_hash as pinHash'])
      .where('erased_at', 'is', null)
      .where(sql<SqlBool>`folded_pass_number(pass_number) = folded_pass_number(${passNumber})`);
  const ofSite = (siteId: string) =>
    withPass().where(sql<SqlBool>`company = any(array(${selectCompaniesAt([siteId])}))`);
  const ofCrew = (workerIds: readonly string[]) => withPass().where(sql<SqlBool>`id = any(${workerIds}::uuid[])`);
  switch (holders.among) {
    case 'company':
      return withPass().where('company', '=', holders.company).execute();
    case 'crew':
      return ofCrew(holders.workerIds).execute();
    case 'site':
      // Two selections, each from an index of its own.
      return ofSite(holders.siteId).union(ofCrew(holders.workerIds)).execute();
  }
}

/** Writes the hash of a new PIN. Not a new version: what somebody is editing has not changed. */
export async function savePinHash(db: Database, id: string, pinHash: string, { by, at }: WorkerChange): Promise<void> {
  await db
    .updateTable('worker')
    .set({ pin_hash: pinHash, changed_by: by, changed_at: at })
    .where('id', '=', id)
    .execute();
}
