import type { Actor } from '../../user/actor.ts';
import type { Job } from '../job/job.ts';
import { findTask, type FoundTask, type WorkRelation } from './my-work.ts';
import { listHeldSinceCause, workRules } from '../table/rules.ts';
import { summarizeJob } from './job-summary.ts';

/** Who holds a job, and who is asked to; as its log says, or as a summary of it stores. */
interface JobHolders extends Pick<WorkRelation, 'isIssuer' | 'heldSinceCause'> {
  holderId: string;
  handoverTo: string | null;
}

/** What a user is to a job, by who holds it. */
export function toWorkRelation(
  actor: Pick<Actor, 'id'>,
  { holderId, handoverTo, isIssuer, heldSinceCause }: JobHolders,
): WorkRelation {
  return { isHolder: holderId === actor.id, isNextHolder: handoverTo === actor.id, isIssuer, heldSinceCause };
}

/** What a user is to a job. */
export function getWorkRelation(actor: Actor, job: Job): WorkRelation {
  const { state } = job;
  return toWorkRelation(actor, {
    holderId: state.holder.id,
    handoverTo: state.handover?.to.id ?? null,
    isIssuer: workRules['the issuing authority'](actor, job),
    heldSinceCause: listHeldSinceCause(state).includes(actor.id),
  });
}

/** What a user has to do with a job: the same as in the list of their work, which reads its summary. */
export function findNextTask(actor: Actor, job: Job): FoundTask | undefined {
  const summary = summarizeJob(job);
  const { unapprovedChildren, areaStop } = job.permit;
  const circumstances = { hasUnapprovedChildren: unapprovedChildren.length > 0, hasAreaStop: areaStop !== null };
  return summary && findTask({ ...summary, ...circumstances }, getWorkRelation(actor, job), job.now);
}
