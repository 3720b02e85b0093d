import { isApproved, pendingApprovalStatuses, permitStatuses } from '@eptw/domain/permit/status';
import type { Database } from '../../../database/connect.ts';

const approvedStatuses = permitStatuses.filter(isApproved);

/** When a permit was last approved; null where its history does not say so. */
export async function findApprovedAt(db: Database, permitId: string): Promise<Date | null> {
  const approval = await db
    .selectFrom('history_entry')
    .select('at')
    .where('permit_id', '=', permitId)
    .where('from_status', 'in', pendingApprovalStatuses)
    .where('to_status', 'in', approvedStatuses)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return approval?.at ?? null;
}
