import { isCertificateKind, type CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { getCertificateState, type CertificateValidity, type NeededDays } from '@eptw/domain/crew/certificate-state';
import { toRoleNoun, type JobRole } from '@eptw/domain/role/job-role';
import { findRoleRequirement, listCountedRoles } from '@eptw/domain/work/log/crew-roles';
import { toCarried } from '@eptw/domain/work/sign-on/follow-certificates';
import type { Job } from '@eptw/domain/work/job/job';
import { findWorkerProblem, toOtherPresence } from '@eptw/domain/work/sign-on/may-sign-on';
import { getNeededDays, listMissingRoles } from '@eptw/domain/work/job/missing-crew';
import { findRoleProblem, listRoles } from '@eptw/domain/work/sign-on/possible-roles';
import { listRoleChoices, type RoleChoice } from '@eptw/domain/work/sign-on/role-choices';
import { workRules } from '@eptw/domain/work/table/rules';
import { formatSignOnProblem } from '@eptw/domain/work/sign-on/sign-on-problem';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { getWorker, loadJoiningWorker } from '../../crew/service.ts';
import { loadVisibleJob } from '../../work/service.ts';
import { listCertificates, type CertificateOnJob } from '../../work/people-on-job/service.ts';
import { listCandidateRows, listPresencesOf } from './store.ts';

/** Somebody who may sign on in a role, or why not. */
export interface SignOnCandidate {
  workerId: string;
  name: string;
  company: string;
  trade: string;
  passNumber: string;
  phone: string;
  /** The certificates that the role needs. */
  certificates: CertificateOnJob[];
  /** Those of them that nobody has verified, whether or not they count here. */
  unverified: CertificateKind[];
  /** Why they cannot fill the role, as a sentence; null when they can. */
  problem: string | null;
  /** Other roles that are missing here and that they may fill beside this one. */
  mayCombine: JobRole[];
  /** The roles in which they are signed on here already; empty for others. */
  roles: readonly JobRole[];
}

/** The candidates of a page. */
export interface CandidatePage {
  items: SignOnCandidate[];
  count: number;
}

/** What is asked for. */
export interface CandidateRequest {
  permitId: string;
  role: JobRole;
  searchText?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}

const mostCandidates = 100;

/**
 * Whom the viewer may sign on in a role, those first who can fill it and are free, with the reason of each who cannot.
 * Throws the refusal.
 */
export async function listSignOnCandidates(context: ActorContext, request: CandidateRequest): Promise<CandidatePage> {
  const { role, searchText } = request;
  const loggedJob = await loadVisibleJob(context, request.permitId);
  const { job, source } = loggedJob;
  requireHolder(context, job);
  const requirement = listRoles(job).includes(role) ? findRoleRequirement(job.policy, role) : undefined;
  if (!requirement) throw new Refusal('BAD_INPUT', `This work has no ${toRoleNoun(role)}. Choose another role.`);
  const days = getNeededDays(job);
  const { lastDay, countsUnverified } = days;
  const rows = await listCandidateRows(context.db, context.actor, {
    company: job.permit.contractor,
    searchText,
    kinds: requirement.certificates,
    lastDay,
    countsUnverified,
    limit: Math.min(Math.max(1, request.limit ?? 20), mostCandidates),
    offset: Math.max(0, request.offset ?? 0),
  });
  const presences = await listPresencesOf(
    context.db,
    rows.map(({ id }) => id),
  );
  const missing = listMissingRoles(job).map((one) => one.role);
  const items = rows.map(({ certificates: stored, total: _total, id, ...person }): SignOnCandidate => {
    const others = presences.filter(({ workerId, permitId }) => workerId === id && permitId !== source.id);
    const worker = {
      id,
      company: person.company,
      certificates: toCarried(stored.filter(({ kind }) => isCertificateKind(kind))),
      elsewhere: others.map((presence) => toOtherPresence(presence, source)),
    };
    const signedOn = job.state.signedOn.get(id);
    const hindered = signedOn ? undefined : findWorkerProblem(job, worker);
    const problem = findRoleProblem(job, worker, [role]) ?? hindered;
    const mayCombine = missing.filter(
      (other) => other !== role && findRoleProblem(job, worker, [role, other]) === undefined,
    );
    return {
      ...person,
      workerId: id,
      certificates: listCertificates(job, requirement.certificates, worker.certificates),
      unverified: requirement.certificates.filter((kind) => isUnverified(kind, worker.certificates, days)),
      problem: problem ? formatSignOnProblem(problem) : null,
      mayCombine,
      roles: signedOn ? listCountedRoles(job.policy, signedOn) : [],
    };
  });
  return { items, count: rows[0]?.total ?? 0 };
}

function isUnverified(kind: CertificateKind, held: readonly CertificateValidity[], days: NeededDays): boolean {
  return getCertificateState(held, kind, { ...days, countsUnverified: false }).state === 'notVerified';
}

/** A role, or two together, that somebody on a job may take instead of theirs. */
export interface RoleChoiceOnJob extends Pick<RoleChoice, 'roles' | 'leaves' | 'stops'> {
  /** Why they cannot, as a sentence; null when they can. */
  problem: string | null;
}

/** The roles that somebody who is signed on may take instead of theirs, with what each leaves behind. Throws the refusal. */
export async function listChoicesOf(
  context: ActorContext,
  { permitId, worker: workerId }: { permitId: string; worker: string },
): Promise<RoleChoiceOnJob[]> {
  const loggedJob = await loadVisibleJob(context, permitId);
  requireHolder(context, loggedJob.job);
  const worker = await loadJoiningWorker(context, loggedJob.source, await getWorker(context, workerId));
  return listRoleChoices(loggedJob.job, worker).map(({ problem, ...choice }) => ({
    ...choice,
    problem: problem ? formatSignOnProblem(problem) : null,
  }));
}

function requireHolder({ actor }: ActorContext, job: Job): void {
  if (!workRules['the permit holder'](actor, job))
    throw new Refusal('FORBIDDEN', 'Only the permit holder signs workers on.');
}
