import { getCertificateState } from '../crew/certificate-state.ts';
import type { CertificateKind } from '../crew/certificate-kind.ts';
import type { Actor } from '../user/actor.ts';
import type { WorkCondition } from './conditions.ts';
import type { WorkDecision } from './decide.ts';
import { pickCarried } from './follow-certificates.ts';
import { findCondition, type Job } from './job.ts';
import { isTooLate } from './late-arrival.ts';
import { getNeededDays } from './missing-crew.ts';
import { workRules } from './rules.ts';
import { formatSignOnProblem, type SignOnProblem } from './sign-on-problem.ts';
import { addEntry } from './steps.ts';
import type { CarriedCertificate, Person, WorkEntry } from './work-log.ts';

/** A worker who signs on, as the register has them. */
export interface JoiningWorker {
  id: string;
  company: string;
  certificates: readonly CarriedCertificate[];
  /** The numbers of other permits on which the worker is signed on. */
  elsewhere: readonly string[];
}

/** Whether workers may sign on in a condition; signing off is always possible. */
const joinedIn: Record<WorkCondition, boolean> = {
  planned: false,
  notReady: true,
  ready: true,
  live: true,
  // The crew has to be back before the work goes on.
  suspended: true,
  expired: false,
  fireWatch: false,
  finished: false,
};

/** Whether workers need the code of the sign-on page in a condition: to sign on, to sign off, or to stop the work. */
const needsCode: Record<WorkCondition, boolean> = {
  planned: true,
  notReady: true,
  ready: true,
  live: true,
  suspended: true,
  expired: true,
  fireWatch: false,
  finished: false,
};

/** Whether a permit is shown and printed with the code of its sign-on page. */
export function hasSignOnCode(job: Job): boolean {
  const condition = findCondition(job);
  return condition !== undefined && needsCode[condition];
}

/** Why nobody signs on to a job now; undefined when workers may. */
export function findSignOnProblem(job: Job): SignOnProblem | undefined {
  const condition = findCondition(job);
  if (!condition) return { key: 'notApproved' };
  if (!joinedIn[condition]) return { key: 'notNow', condition };
  const { areaStop } = job.permit;
  return areaStop === null ? undefined : { key: 'areaStopped', reason: areaStop.reason };
}

/** Whether a user may sign workers on to a job now; each worker is decided on their own. */
export function maySignOn(actor: Actor, job: Job): boolean {
  return findSignOnProblem(job) === undefined && workRules['the permit holder'](actor, job);
}

/** Whether a user may sign off those who are signed on. */
export function maySignOff(actor: Actor, job: Job): boolean {
  return job.state.signedOn.size > 0 && workRules['the permit holder or the issuing side'](actor, job);
}

/** A decision about signing on or off; a refusal with its problem. */
export type SignOnDecision =
  | Extract<WorkDecision, { allowed: true }>
  | (Extract<WorkDecision, { allowed: false }> & { signOnProblem: SignOnProblem });

/** Decides whether a worker signs on to a job. `by` is the holder, or null where the worker signs on alone. */
export function decideSignOn(job: Job, worker: JoiningWorker, by: Person | null): SignOnDecision {
  const { policy, state, now } = job;
  const closed = findSignOnProblem(job);
  if (closed) return refuse(closed, 'condition');
  const problem = findWorkerProblem(job, worker);
  if (problem) return refuse(problem);
  const entry: WorkEntry = {
    event: 'signOn',
    at: now,
    by,
    reason: null,
    details: { workerId: worker.id, certificates: pickCarried(job, worker.certificates) },
  };
  return { allowed: true, entry, after: addEntry(state, entry, policy) };
}

/**
 * Decides whether a worker signs off: whoever is signed on. `by` is null where the worker signs off alone. `pressedAt` is
 * when a device recorded it that had no connection; whoever has signed on again since stays on the list.
 */
export function decideSignOff(job: Job, workerId: string, by: Person | null, pressedAt = job.now): SignOnDecision {
  const { state, policy, now } = job;
  const signedOn = state.signedOn.get(workerId);
  if (!signedOn || signedOn.since > pressedAt) return refuse({ key: 'notSignedOn' });
  if (isTooLate(pressedAt, now)) return refuse({ key: 'tooLate' });
  const late = pressedAt < now ? { pressedAt: pressedAt.toISOString() } : {};
  const entry: WorkEntry = { event: 'signOff', at: now, by, reason: null, details: { workerId, ...late } };
  return { allowed: true, entry, after: addEntry(state, entry, policy) };
}

/** Refuses with a problem that can be said in several languages. */
export function refuse(signOnProblem: SignOnProblem, kind: 'condition' | 'input' = 'input'): SignOnDecision {
  return { allowed: false, kind, problem: formatSignOnProblem(signOnProblem), signOnProblem };
}

/** Why this worker may not join others on the job; undefined when they may. */
function findWorkerProblem(job: Job, worker: JoiningWorker): SignOnProblem | undefined {
  const { permit, policy, state } = job;
  if (permit.contractor !== '' && worker.company !== permit.contractor)
    return { key: 'otherCompany', company: permit.contractor };
  if (state.signedOn.has(worker.id)) return { key: 'signedOnAlready' };
  const [number] = worker.elsewhere;
  if (number !== undefined && !policy.severalJobs) return { key: 'signedOnElsewhere', number };
  return (
    policy.crew.map(({ certificate }) => findExpired(job, worker, certificate)).find(Boolean) ??
    findNotVerified(job, worker)
  );
}

/** Whoever could do a part that the job needs once the site has verified their certificate, and none before. */
function findNotVerified(job: Job, { certificates }: JoiningWorker): SignOnProblem | undefined {
  const days = getNeededDays(job);
  const states = job.policy.crew.map(({ certificate }) => ({
    certificate,
    state: getCertificateState(certificates, certificate, days).state,
  }));
  if (states.some(({ state }) => state === 'valid')) return undefined;
  const found = states.find(({ state }) => state === 'notVerified');
  return found && { key: 'certificateNotVerified', certificate: found.certificate };
}

/** A certificate that the job needs and the worker holds blocks signing on from the day on which it has ended. */
function findExpired(job: Job, worker: JoiningWorker, certificate: CertificateKind): SignOnProblem | undefined {
  const state = getCertificateState(worker.certificates, certificate, getNeededDays(job));
  return state.state === 'expired' ? { key: 'certificateEnded', certificate, endedOn: state.until } : undefined;
}
