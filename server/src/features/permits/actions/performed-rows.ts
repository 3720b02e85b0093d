import { isPermitAction, type PermitAction } from '@eptw/domain/permit/actions';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';
import type { LapsedApproval } from '../../../database/tables.ts';

/**
 * A performed action, with its idempotency key and its result, so that a repeat of the request does not perform it
 * again.
 */
export interface PerformedAction {
  key: string;
  /** SHA-256 of the request. */
  digest: string;
  message: string;
}

const performedStatement = createPreparedStatement(
  'performed action',
  sql<Omit<PerformedAction, 'key'>>`select digest, message from performed_action where person_id = $1 and key = $2`,
);

/** The action that this user performed under the key. */
export async function findPerformedAction(
  db: Database,
  personId: string,
  key: string,
): Promise<Omit<PerformedAction, 'key'> | undefined> {
  const [performed] = await performedStatement(db, personId, key);
  return performed;
}

const repeatedStatement = createPreparedStatement(
  'repeated action',
  sql<{ action: string; lapsed: LapsedApproval[] }>`
    select entry.action, entry.lapsed from history_entry entry
    where entry.permit_id = $1 and entry.sequence = $2 and not exists(
      select from history_entry later where later.permit_id = $1 and later.sequence > $2 and later.work is null)`,
);

/**
 * The action of an entry and the approvals that lapsed with it, if it is the last of the permit's own history; entries
 * of its work do not count.
 */
export async function findRepeatedAction(
  db: Database,
  permitId: string,
  sequence: number | null,
): Promise<{ action: PermitAction; lapsed: LapsedApproval[] } | undefined> {
  const [entry] = await repeatedStatement(db, permitId, sequence);
  return entry && isPermitAction(entry.action) ? { action: entry.action, lapsed: entry.lapsed } : undefined;
}

/** Deletes the keys of actions performed before this time. */
export async function deletePerformedActions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('performed_action').where('at', '<', before).execute();
}
