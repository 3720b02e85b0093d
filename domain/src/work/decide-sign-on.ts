import { describeCertificateState, getCertificateState } from '../crew/certificate-state.ts';
import type { CertificateKind } from '../crew/certificate-kind.ts';
import type { Actor } from '../user/actor.ts';
import type { WorkCondition } from './conditions.ts';
import { conditionTable } from './conditions.ts';
import type { WorkDecision } from './decide.ts';
import { findCondition, type Job } from './job.ts';
import { getNeededDays } from './missing-crew.ts';
import { workRules } from './rules.ts';
import { addEntry } from './state.ts';
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

/** Why nobody signs on to a job now; undefined when workers may. */
function findSignOnProblem(job: Job): string | undefined {
  const condition = findCondition(job);
  if (!condition) return 'There is no work under this permit now: it is not approved.';
  if (!joinedIn[condition]) return `This work is ${conditionTable[condition].name}. Nobody signs on now.`;
  const { areaStop } = job.permit;
  // Whoever is outside in an alarm stays outside.
  return areaStop === null ? undefined : `All work in this area is stopped: ${areaStop.reason}. Nobody signs on now.`;
}

/** Whether a user may sign workers on to a job now; each worker is decided on their own. */
export function maySignOn(actor: Actor, job: Job): boolean {
  return findSignOnProblem(job) === undefined && workRules['the permit holder'](actor, job);
}

/** Whether a user may sign off those who are signed on. */
export function maySignOff(actor: Actor, job: Job): boolean {
  return job.state.signedOn.size > 0 && workRules['the permit holder or the issuing side'](actor, job);
}

/** Decides whether a worker signs on to a job. `by` is the holder, or null where the worker signed on alone. */
export function decideSignOn(job: Job, worker: JoiningWorker, by: Person | null): WorkDecision {
  const { permit, policy, state, now } = job;
  const problem = findSignOnProblem(job);
  if (problem) return refuse(problem, 'condition');
  if (permit.contractor !== '' && worker.company !== permit.contractor)
    return refuse(`This permit is for the workers of ${permit.contractor}.`);
  if (state.signedOn.has(worker.id)) return refuse('This worker is signed on already.');
  const [elsewhere] = worker.elsewhere;
  if (elsewhere !== undefined && !policy.severalJobs)
    return refuse(`This worker is signed on at ${elsewhere}. Sign off there first.`);
  const expired = policy.crew.map(({ certificate }) => findExpired(job, worker, certificate)).find(Boolean);
  if (expired) return refuse(expired);
  const kinds = new Set<string>(policy.crew.map(({ certificate }) => certificate));
  const entry: WorkEntry = {
    event: 'signOn',
    at: now,
    by,
    reason: null,
    details: { workerId: worker.id, certificates: worker.certificates.filter(({ kind }) => kinds.has(kind)) },
  };
  return { allowed: true, entry, after: addEntry(state, entry, policy) };
}

/** Decides whether a worker signs off: whoever is signed on. */
export function decideSignOff(job: Job, workerId: string, by: Person | null): WorkDecision {
  const { state, policy, now } = job;
  if (!state.signedOn.has(workerId)) return refuse('This worker is not signed on.');
  const entry: WorkEntry = { event: 'signOff', at: now, by, reason: null, details: { workerId } };
  return { allowed: true, entry, after: addEntry(state, entry, policy) };
}

function refuse(problem: string, kind: 'condition' | 'input' = 'input'): WorkDecision {
  return { allowed: false, kind, problem };
}

/** A certificate that the job needs and the worker holds blocks signing on from the day on which it has ended. */
function findExpired(job: Job, worker: JoiningWorker, kind: CertificateKind): string | undefined {
  const state = getCertificateState(worker.certificates, kind, getNeededDays(job));
  return state.state === 'expired' ? describeCertificateState(kind, state) : undefined;
}
