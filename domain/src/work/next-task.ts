import type { Actor } from '../user/actor.ts';
import type { Job } from './job.ts';
import { findTask, type FoundTask, type WorkRelation } from './my-work.ts';
import { listHeldSinceCause, workRules } from './rules.ts';
import { summarizeJob } from './job-summary.ts';

/** What a user is to a job. */
export function getWorkRelation(actor: Actor, job: Job): WorkRelation {
  const { state } = job;
  return {
    isHolder: state.holder.id === actor.id,
    isIssuer: workRules['the issuing authority'](actor, job),
    heldSinceCause: listHeldSinceCause(state).includes(actor.id),
    isNextHolder: state.handover?.to.id === actor.id,
  };
}

/** What a user has to do with a job: the same as in the list of their work, which reads its summary. */
export function findNextTask(actor: Actor, job: Job): FoundTask | undefined {
  const summary = summarizeJob(job);
  const { unapprovedChildren, areaStop } = job.permit;
  const circumstances = { hasUnapprovedChildren: unapprovedChildren.length > 0, hasAreaStop: areaStop !== null };
  return summary && findTask({ ...summary, ...circumstances }, getWorkRelation(actor, job), job.now);
}
