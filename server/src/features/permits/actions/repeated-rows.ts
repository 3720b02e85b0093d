import { isPermitAction, type PermitAction } from '@eptw/domain/permit/actions';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';
import type { LapsedApproval } from '../../../database/tables.ts';

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
