import { message } from '@eptw/domain/message';
import { canRaiseFollowUp, type FollowedPermit } from '@eptw/domain/permit/copyable-permit';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { findVisiblePermit } from '../../permit-access/service.ts';
import { loadJob } from '../../work-log/service.ts';

/** Whether the actor holds the permit, and when its work expired. */
export async function findHolding(
  { db, actor, clock }: ActorContext,
  permitId: string,
): Promise<Pick<FollowedPermit, 'isHolder' | 'expiredAt'>> {
  const state = (await loadJob(db, permitId, clock()))?.job.state;
  return { isHolder: state?.holder.id === actor.id, expiredAt: state?.expiredAt ?? null };
}

/** Refuses to continue another child permit than an expired one that the actor submitted or holds. */
export async function requireFollowedChild(context: ActorContext, permitId: string): Promise<void> {
  const { db, actor } = context;
  const permit = await findVisiblePermit({ db, actor }, permitId);
  if (!permit || permit.parent_permit_id === null) throw new Refusal('NOT_FOUND', message.notFound);
  const followed = { role: actor.role, isSubmitter: permit.submitter._id === actor.id };
  if (!canRaiseFollowUp({ ...followed, ...(await findHolding(context, permit.id)) }))
    throw new Refusal(
      'FORBIDDEN',
      `A follow-up of ${permit.number} can be raised by its submitter or holder, once its work has expired.`,
    );
}
