import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import type { WorkCondition } from '../log/conditions.ts';
import { catchUp, hasNoWork, isExpired } from '../job/deadlines.ts';
import type { Job, WorkPermit } from '../job/job.ts';
import { listRequirements } from './requirements.ts';
import { isFireWatchOn } from '../log/state.ts';
import { readLog } from '../log/steps.ts';
import type { WorkLog } from '../log/work-log.ts';

/** Reads a job from its permit, policy and log, with everything applied that has fallen due by now. */
export function readJob(permit: WorkPermit, policy: WorkPolicy, log: WorkLog, now: Date): Job {
  const logged = readLog(permit.submitter, log, policy);
  const { state, pending } = catchUp(permit, logged, policy, now);
  return { permit, policy, state, logged, pending, now };
}

/**
 * The condition of a job; undefined while there is no work to follow.
 */
export function findCondition(job: Job): WorkCondition | undefined {
  const { permit, state, now } = job;
  if (state.finishedAt !== null) return isFireWatchOn(state) ? 'fireWatch' : 'finished';
  if (hasNoWork(permit, state)) return undefined;
  if (isExpired(permit, state)) return 'expired';
  if (state.causes.length > 0) return 'suspended';
  if (state.startedAt !== null) return 'live';
  if (permit.start !== null && now < permit.start) return 'planned';
  return listRequirements(job, 'startWork').every(({ met }) => met) ? 'ready' : 'notReady';
}
