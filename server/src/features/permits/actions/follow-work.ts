import type { PermitFacts } from '@eptw/domain/permit/permit';
import { isApproved } from '@eptw/domain/permit/status';
import type { PermitAction } from '@eptw/domain/permit/actions';
import type { SuspensionCause } from '@eptw/domain/work/work-log';
import { followPermitChange, type WorkContext } from '../work-log/service.ts';

/** Whether the work under a permit, or under its child permits, depends on a change from one state to the other. */
export function concernsWork(before: PermitFacts, after: PermitFacts): boolean {
  return before.work !== null || isApproved(before.status) !== isApproved(after.status);
}

/** Follows a change that concerns the work, in its transaction: started work stops when the approval is lost. */
export async function followWork(
  context: WorkContext,
  before: PermitFacts,
  after: PermitFacts,
  action: PermitAction,
): Promise<void> {
  if (!concernsWork(before, after)) return;
  const isLost = isApproved(before.status) && !isApproved(after.status);
  const cause: SuspensionCause = action === 'recall' ? 'recall' : 'review';
  await followPermitChange(context, after.id, isLost ? cause : undefined);
}
