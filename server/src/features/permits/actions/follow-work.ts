import type { PermitFacts } from '@eptw/domain/permit/permit';
import { isApproved } from '@eptw/domain/permit/status';
import type { PermitAction } from '@eptw/domain/permit/actions';
import { findLossCause } from '@eptw/domain/permit/lost-approval';
import type { ActorContext } from '../../../app-context.ts';
import { loadWorkPolicies } from '../../templates/service.ts';
import { followPermitChange, type WorkContext } from '../../work-log/service.ts';
import type { PermitState } from './state-rows.ts';

/** What a change does to the work: nothing, or what follows has to be written with it. */
export async function concernsWork(
  { db }: Pick<ActorContext, 'db'>,
  { facts, versionIds }: Pick<PermitState, 'facts' | 'versionIds'>,
  after: PermitFacts,
): Promise<boolean> {
  if (facts.work !== null) return true;
  // The work of child permits stops with the approval, whether or not that of the permit itself is followed.
  if (isApproved(facts.status)) return !isApproved(after.status);
  return isApproved(after.status) && (await loadWorkPolicies({ db }, versionIds)).size > 0;
}

/** Follows a change that concerns the work, in its transaction: work stops, and does not start, when the approval is lost. */
export async function followWork(
  context: WorkContext,
  before: PermitFacts,
  after: PermitFacts,
  action: PermitAction,
): Promise<void> {
  const isLost = isApproved(before.status) && !isApproved(after.status);
  await followPermitChange(context, after.id, isLost ? findLossCause(action) : undefined);
}
