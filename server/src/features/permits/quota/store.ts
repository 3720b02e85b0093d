import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A permit that counts against its submitter's quota. */
export interface BlockingPermit {
  id: string;
  number: string;
  status: 'PendingClosure' | 'Approved';
}

/** The submitter's permits that wait for closure, and those approved that ended before `now`, oldest first. */
export async function blockingPermits(db: Database, submitterId: string, now: Date): Promise<BlockingPermit[]> {
  const { rows } = await sql<BlockingPermit>`
    select permit.id, permit.number, permit.status from permit
    where permit.submitter_id = ${submitterId}::uuid and permit.parent_permit_id is null
      and permit.status in ('PendingClosure', 'Approved')
      and (permit.status = 'PendingClosure' or permit.ends_at < ${now})
    order by permit.created_at, permit.number`.execute(db);
  return rows;
}

/**
 * Until the transaction ends nobody else raises a permit for this person: two requests at once cannot both count the
 * same permits and both slip under the quota.
 */
export async function lockSubmitter(transaction: Database, submitterId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('permit quota'), hashtext(${submitterId}))`.execute(transaction);
}
