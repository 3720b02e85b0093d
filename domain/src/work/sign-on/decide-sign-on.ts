import type { JobRole } from '../../role/job-role.ts';
import type { Actor } from '../../user/actor.ts';
import type { WorkCondition } from '../log/conditions.ts';
import { goesInside } from '../log/crew-roles.ts';
import type { WorkDecision } from '../actions/decide.ts';
import { pickCarried } from './follow-certificates.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { isTooLate } from '../job/late-arrival.ts';
import { findSignOnProblem, findWorkerProblem, type JoiningWorker } from './may-sign-on.ts';
import { findRoleProblem, proposeRoles } from './possible-roles.ts';
import { workRules } from '../table/rules.ts';
import { formatSignOnProblem, type SignOnProblem } from './sign-on-problem.ts';
import type { SignedOn, WorkState } from '../log/state.ts';
import { addEntry } from '../log/steps.ts';
import type { Person, WorkEntry } from '../log/work-log.ts';

/** Whether workers need the code of the sign-on page in a condition: to sign on, to sign off, or to stop the work. */
const needsCode: Record<WorkCondition, boolean> = {
  planned: true,
  notReady: true,
  ready: true,
  live: true,
  suspended: true,
  expired: true,
  fireWatch: true,
  finished: false,
};

/** Whether a permit is shown and printed with the code of its sign-on page. */
export function hasSignOnCode(job: Job): boolean {
  const condition = findCondition(job);
  return condition !== undefined && needsCode[condition];
}

/** Whether a user may sign workers on to a job now; each worker is decided on their own. */
export function maySignOn(actor: Actor, job: Job): boolean {
  return findSignOnProblem(job) === undefined && workRules['the permit holder'](actor, job);
}

/** Whether a user may sign off those who are signed on. */
export function maySignOff(actor: Actor, job: Job): boolean {
  return job.state.signedOn.size > 0 && workRules['the permit holder or the issuing authority'](actor, job);
}

/** A refusal with its problem, so that it can be said in several languages. */
export type KeyedRefusal = Extract<WorkDecision, { allowed: false }> & { signOnProblem: SignOnProblem };

/** A decision about what workers do; a refusal with its problem. */
export type SignOnDecision = Extract<WorkDecision, { allowed: true }> | KeyedRefusal;

/**
 * Decides whether a worker signs on to a job, in these roles or, without any, in what is missing and they can fill. `by`
 * is the holder, or null where the worker signs on alone.
 */
export function decideSignOn(
  job: Job,
  worker: JoiningWorker,
  by: Person | null,
  roles: readonly JobRole[] = [],
): SignOnDecision {
  const closed = findSignOnProblem(job);
  if (closed) return refuse(closed, 'condition');
  const problem = findWorkerProblem(job, worker);
  if (problem) return refuse(problem);
  const taken = roles.length === 0 ? proposeRoles(job, worker) : [...new Set(roles)];
  const unfit = findRoleProblem(job, worker, taken);
  if (unfit) return refuse(unfit);
  return allow(job, {
    event: 'signOn',
    at: job.now,
    by,
    reason: null,
    details: {
      workerId: worker.id,
      certificates: pickCarried(job, worker.certificates),
      ...(taken.length > 0 && { roles: taken }),
    },
  });
}

/** Decides whether a worker on the job takes other roles. `worker` is as the register has them now. */
export function decideChangeRole(
  job: Job,
  worker: JoiningWorker,
  by: Person | null,
  roles: readonly JobRole[],
): SignOnDecision {
  const { state, policy } = job;
  if (!state.signedOn.has(worker.id)) return refuse({ key: 'notSignedOn' });
  const closed = findSignOnProblem(job);
  if (closed) return refuse(closed, 'condition');
  const taken = [...new Set(roles)];
  if (taken.length === 0) return refuse({ key: 'noRole' });
  const problem = findRoleProblem(job, worker, taken);
  if (problem) return refuse(problem);
  if (state.inside.has(worker.id) && !goesInside(policy, taken)) return refuse({ key: 'stillInside' });
  const details = { workerId: worker.id, roles: taken };
  return allow(job, { event: 'changeRole', at: job.now, by, reason: null, details });
}

/** How somebody signs off. */
export interface SignOff {
  /** When a device recorded it that had no connection; now without it. */
  pressedAt?: Date;
  /** That a worker who is inside has come out. */
  hasComeOut?: boolean | undefined;
}

/**
 * Decides whether a worker signs off: whoever is signed on. `by` is null where the worker signs off alone. Of somebody
 * inside it has to be known that they have come out. Whoever has signed on again since it was pressed stays on the list.
 */
export function decideSignOff(
  job: Job,
  workerId: string,
  by: Person | null,
  { pressedAt = job.now, hasComeOut }: SignOff = {},
): SignOnDecision {
  const { state, now } = job;
  const signedOn = listMaySignOff(state).get(workerId);
  if (!signedOn || signedOn.since > pressedAt) return refuse({ key: 'notSignedOn' });
  const { fireWatchEndedAt } = state;
  // Whoever watched to the end of the watch left with it.
  if (!state.signedOn.has(workerId) && (fireWatchEndedAt === null || pressedAt >= fireWatchEndedAt))
    return refuse({ key: 'notSignedOn' });
  if (isTooLate(pressedAt, now)) return refuse({ key: 'tooLate' });
  const inside = state.inside.get(workerId);
  // Whoever went in again since it was pressed, or was said to be inside, is still there.
  if (inside && (!hasComeOut || (inside.confirmedAt ?? inside.since) > pressedAt))
    return refuse({ key: 'stillInside' });
  const details = {
    workerId,
    ...(pressedAt < now && { pressedAt: pressedAt.toISOString() }),
    ...(inside && { cameOut: true as const }),
  };
  return allow(job, { event: 'signOff', at: now, by, reason: null, details });
}

/**
 * Who may sign off: those who are signed on and, where a device had no connection, those who watched for fire to the end of
 * the watch; they may have left before it.
 */
export function listMaySignOff({
  signedOn,
  lastWatchers,
}: Pick<WorkState, 'signedOn' | 'lastWatchers'>): ReadonlyMap<string, SignedOn> {
  return new Map([...lastWatchers, ...signedOn]);
}

/** Decides that nobody can say whether a worker who is inside has come out: they stay, and the holder is told. */
export function decideDoubtExit(job: Job, workerId: string, by: Person): SignOnDecision {
  if (!job.state.inside.has(workerId)) return refuse({ key: 'notInside' });
  return allow(job, { event: 'doubtExit', at: job.now, by, reason: null, details: { workerId } });
}

function allow({ state, policy }: Job, entry: WorkEntry): SignOnDecision {
  return { allowed: true, entry, after: addEntry(state, entry, policy) };
}

/** Refuses with a problem that can be said in several languages. */
export function refuse(signOnProblem: SignOnProblem, kind: KeyedRefusal['kind'] = 'input'): KeyedRefusal {
  return { allowed: false, kind, problem: formatSignOnProblem(signOnProblem), signOnProblem };
}
