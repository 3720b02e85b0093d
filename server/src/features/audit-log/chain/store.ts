import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import type { SealedAuditEntry } from './hash-chain.ts';

/** Where the chain ends, with nobody else able to go on from there before this transaction is over. */
export async function lockChainEnd(
  db: Database,
): Promise<Pick<Row<'administration_entry'>, 'sequence' | 'hash'> | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('history of administration'))`.execute(db);
  return db
    .selectFrom('administration_entry')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertAuditEntries(db: Database, acts: readonly SealedAuditEntry[]): Promise<void> {
  await db
    .insertInto('administration_entry')
    .values(acts.map((act) => ({ ...act, changes: JSON.stringify(act.changes) })))
    .execute();
}

/** Entries after this one, in their order. */
export async function listEntriesAfter(
  db: Database,
  sequence: number,
  limit: number,
): Promise<Row<'administration_entry'>[]> {
  return db
    .selectFrom('administration_entry')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();
}
