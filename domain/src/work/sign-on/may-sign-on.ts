import { getCertificateState } from '../../crew/certificate-state.ts';
import type { CertificateKind } from '../../crew/certificate-kind.ts';
import { isJobRole, type JobRole } from '../../role/job-role.ts';
import type { WorkCondition } from '../log/conditions.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { getNeededDays } from '../job/missing-crew.ts';
import type { SignOnProblem } from './sign-on-problem.ts';
import type { CarriedCertificate } from '../log/work-log.ts';

/** Another permit on which a worker is signed on. */
export interface OtherPresence {
  number: string;
  /** Whether it is the permit that this one belongs to, or a child permit of it. */
  isFamily: boolean;
  /** The role that must be there all the time in which they are signed on there; null for another. */
  boundAs: JobRole | null;
}

/** Where somebody is signed on, as it is stored. */
export interface StoredPresence {
  permitId: string;
  parentId: string | null;
  number: string;
  /** As stored; a newer version may have others. */
  roles: readonly string[];
  /** Whether one of them has to be there all the time. */
  isBound: boolean;
}

/** Another permit on which somebody is signed on, for whoever signs on to this one. */
export function toOtherPresence(
  { permitId, parentId, number, roles, isBound }: StoredPresence,
  permit: { id: string; parentId: string | null },
): OtherPresence {
  return {
    number,
    isFamily: permitId === permit.parentId || parentId === permit.id,
    boundAs: isBound ? (roles.find(isJobRole) ?? 'worker') : null,
  };
}

/** A worker who signs on to a job, as the register has them. */
export interface JoiningWorker {
  id: string;
  company: string;
  certificates: readonly CarriedCertificate[];
  elsewhere: readonly OtherPresence[];
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
  // One fire watcher relieves another.
  fireWatch: true,
  finished: false,
};

/** Why nobody signs on to a job now; undefined when workers may. */
export function findSignOnProblem(job: Job): SignOnProblem | undefined {
  const condition = findCondition(job);
  const { isApproved } = job.permit;
  if (!condition || (!isApproved && job.state.startedAt === null)) return { key: 'notApproved' };
  if (!joinedIn[condition]) return { key: 'notNow', condition };
  const { areaStop } = job.permit;
  // One fire watcher relieves another as long as somebody can watch: a storm puts out no ember.
  const canWatch = condition === 'fireWatch' && !areaStop?.isMustered;
  return areaStop === null || canWatch ? undefined : { key: 'areaStopped', reason: areaStop.reason };
}

/** Why this worker may not join others on the job, whatever they do there; undefined when they may. */
export function findWorkerProblem(job: Job, worker: JoiningWorker): SignOnProblem | undefined {
  const { permit, policy, state } = job;
  if (permit.contractor !== '' && worker.company !== permit.contractor)
    return { key: 'otherCompany', company: permit.contractor };
  if (state.signedOn.has(worker.id)) return { key: 'signedOnAlready' };
  const bound = worker.elsewhere.find(({ boundAs }) => boundAs !== null);
  if (bound?.boundAs) return { key: 'boundElsewhere', number: bound.number, role: bound.boundAs };
  const other = worker.elsewhere.find(({ isFamily }) => !isFamily);
  if (other && !policy.severalJobs) return { key: 'signedOnElsewhere', number: other.number };
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
