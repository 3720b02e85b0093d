import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { preparedStatement } from '../../../database/prepared-statements.ts';

/** A permit that counts against its submitter's quota. */
export interface BlockingPermit {
  id: string;
  number: string;
  status: 'PendingClosure' | 'Approved';
}

const blocking = preparedStatement(
  'permits that block',
  sql<BlockingPermit>`
    select permit.id, permit.number, permit.status from permit
    where permit.submitter_id = $1 and permit.parent_permit_id is null
      and permit.status in ('PendingClosure', 'Approved') and (permit.status = 'PendingClosure' or permit.ends_at < $2)
    order by permit.created_at, permit.number`,
);

/** The submitter's permits that wait for closure, and those approved that ended before `now`, oldest first. */
export async function blockingPermits(db: Database, submitterId: string, now: Date): Promise<BlockingPermit[]> {
  return blocking(db, submitterId, now);
}

const lock = preparedStatement(
  'lock a submitter',
  sql<never>`select pg_advisory_xact_lock(hashtext('permit quota'), hashtext($1))`,
);

/**
 * Until the transaction ends nobody else raises a permit for this person: two requests at once cannot both count the
 * same permits and both slip under the quota.
 */
export async function lockSubmitter(transaction: Database, submitterId: string): Promise<void> {
  await lock(transaction, submitterId);
}
