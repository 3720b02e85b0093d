import { message } from '@eptw/domain/message';
import { isClosureAction, listClosureRequirements, type ClosureAction } from '@eptw/domain/work/closure-requirements';
import type { Requirement } from '@eptw/domain/work/requirement';
import { listRequirements } from '@eptw/domain/work/requirements';
import { isWorkAction } from '@eptw/domain/work/work-table';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { listClosingRows } from '../closing-rows.ts';
import { findVisiblePermit } from '../detail/store.ts';
import { loadVisibleJob } from '../work/service.ts';

/**
 * What an action on the work, or a step of the closure of its permit, requires now. Throws NOT_FOUND for a permit that
 * the actor does not see.
 */
export async function loadReadiness(context: ActorContext, permitId: string, action: string): Promise<Requirement[]> {
  if (isClosureAction(action)) return loadClosureReadiness(context, permitId, action);
  if (!isWorkAction(action)) throw new Refusal('BAD_INPUT', `There is no action '${action.slice(0, 40)}'.`);
  const { job } = await loadVisibleJob(context, permitId);
  return listRequirements(job, action);
}

async function loadClosureReadiness(
  { db, actor, clock }: ActorContext,
  permitId: string,
  action: ClosureAction,
): Promise<Requirement[]> {
  const visible = await findVisiblePermit(db, actor, permitId);
  const [permit] = visible ? await listClosingRows(db, [permitId], clock()) : [];
  if (!permit) throw new Refusal('NOT_FOUND', message.notFound);
  return listClosureRequirements(permit, action);
}
