import { getCertificateState, type CertificateState } from '@eptw/domain/crew/certificate-state';
import { isCertificateKind, type CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import { toRoleNoun, type JobRole } from '@eptw/domain/role/job-role';
import { findRoleRequirement, listCountedRoles, listInRole } from '@eptw/domain/work/crew-roles';
import { findEntryProblem } from '@eptw/domain/work/decide-entry';
import { listRolesLostBy } from '@eptw/domain/work/decide-sign-on';
import { toCarried } from '@eptw/domain/work/follow-certificates';
import type { Job } from '@eptw/domain/work/job';
import { toOtherPresence } from '@eptw/domain/work/may-sign-on';
import { getNeededDays, listMissingRoles } from '@eptw/domain/work/missing-crew';
import { findRoleProblem, listRoles } from '@eptw/domain/work/possible-roles';
import { workRules } from '@eptw/domain/work/rules';
import { formatSignOnProblem } from '@eptw/domain/work/sign-on-problem';
import type { SignedOn } from '@eptw/domain/work/state';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { loadVisibleJob } from '../work/service.ts';
import { findPeople, listCandidateRows, listPresencesOf, type PersonRow } from './store.ts';

/** A certificate of somebody on a job that one of their roles needs. */
export interface CertificateOnJob {
  kind: CertificateKind;
  state: CertificateState['state'];
  /** The last day, as YYYY-MM-DD; null where it is missing. */
  until: string | null;
}

/** Somebody who is signed on, or a rescuer who is inside. Whoever may not see the register learns no more than the roles. */
export interface PersonOnJob {
  workerId: string;
  name: string;
  /** Whether the reader sees who it is. */
  isVisible: boolean;
  company: string;
  trade: string;
  phone: string;
  roles: readonly JobRole[];
  since: Date;
  insideSince: Date | null;
  certificates: CertificateOnJob[];
  /** What happens when they sign off now, as a sentence; empty if the work goes on. */
  whenLeaving: string;
  /** Why they may not go in now, as a sentence; null when they may, and where no entry log is kept. */
  staysOutBecause: string | null;
}

/** Somebody inside a space. */
export interface PersonInside {
  /** Null for a rescuer. */
  workerId: string | null;
  name: string;
  phone: string;
  since: Date;
}

/** A role of a job, with who fills it. */
export interface RoleOnJob {
  role: JobRole;
  needed: number;
  filled: number;
  allTheTime: boolean;
  goesInside: boolean;
  people: string[];
}

/** The people on a job, in the order in which they came, as this reader sees them. */
export async function loadPeople({ db, actor }: Pick<ActorContext, 'db' | 'actor'>, job: Job): Promise<PersonOnJob[]> {
  const { state, policy } = job;
  const known = new Map((await findPeople(db, actor, [...state.signedOn.keys()])).map((row) => [row.id, row]));
  return [...state.signedOn].map(([workerId, worker]) => {
    const problem = policy.entryLog ? findEntryProblem(job, workerId) : undefined;
    return {
      ...describePerson(job, worker, known.get(workerId)),
      workerId,
      roles: listCountedRoles(policy, worker),
      since: worker.since,
      insideSince: state.inside.get(workerId)?.since ?? null,
      whenLeaving: describeLeaving(job, workerId),
      staysOutBecause: problem ? formatSignOnProblem(problem) : null,
    };
  });
}

function describePerson(
  job: Job,
  worker: SignedOn,
  row: PersonRow | undefined,
): Pick<PersonOnJob, 'name' | 'isVisible' | 'company' | 'trade' | 'phone' | 'certificates'> {
  if (!row?.isVisible) return { name: '', isVisible: false, company: '', trade: '', phone: '', certificates: [] };
  const { id, name, company, trade, phone } = row;
  return {
    name: name || formatPseudonym(id),
    isVisible: true,
    company,
    trade,
    phone,
    certificates: listNeeded(job, worker),
  };
}

function listNeeded(job: Job, worker: SignedOn): CertificateOnJob[] {
  const { policy } = job;
  const ofRoles = listCountedRoles(policy, worker).flatMap(
    (role) => findRoleRequirement(policy, role)?.certificates ?? [],
  );
  const kinds = policy.roles.length > 0 ? ofRoles : worker.certificates.map(({ kind }) => kind);
  return [...new Set(kinds)].map((kind) => {
    const found = getCertificateState(worker.certificates, kind, getNeededDays(job));
    return { kind, state: found.state, until: found.state === 'missing' ? null : found.until };
  });
}

function describeLeaving(job: Job, workerId: string): string {
  const [role] = listRolesLostBy(job, workerId);
  if (role === undefined) return '';
  const what =
    job.state.finishedAt === null ? 'The work stops when they leave.' : 'The fire watch stops when they leave.';
  return `This is the only ${toRoleNoun(role)}. ${what}`;
}

/** Everybody inside, the longest first. */
export async function loadInside(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  { state }: Job,
): Promise<PersonInside[]> {
  const workerIds = [...state.inside.keys()].filter((key) => state.inside.get(key)?.rescuer === undefined);
  const known = new Map((await findPeople(db, actor, workerIds)).map((row) => [row.id, row]));
  const inside = [...state.inside].map(([key, { since, rescuer }]): PersonInside => {
    if (rescuer !== undefined) return { workerId: null, name: rescuer, phone: '', since };
    const row = known.get(key);
    return row?.isVisible
      ? { workerId: key, name: row.name || formatPseudonym(key), phone: row.phone, since }
      : { workerId: key, name: '', phone: '', since };
  });
  return inside.toSorted((one, other) => one.since.getTime() - other.since.getTime());
}

/** Each role in which people sign on now, those that are missing first. */
export function listRolesOnJob(job: Job): RoleOnJob[] {
  const missing = new Map(listMissingRoles(job).map((one) => [one.role, one.present]));
  return listRoles(job).flatMap((role): RoleOnJob[] => {
    const requirement = findRoleRequirement(job.policy, role);
    if (!requirement) return [];
    const people = listInRole(job.state, job.policy, role).map(([id]) => id);
    const { atLeast: needed, allTheTime, goesInside } = requirement;
    return [{ role, needed, filled: missing.get(role) ?? people.length, allTheTime, goesInside, people }];
  });
}

/** Somebody who may sign on in a role, or why not. */
export interface SignOnCandidate {
  workerId: string;
  name: string;
  company: string;
  trade: string;
  passNumber: string;
  phone: string;
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
  if (!workRules['the permit holder'](context.actor, job))
    throw new Refusal('FORBIDDEN', 'Only the permit holder signs workers on.');
  const requirement = listRoles(job).includes(role) ? findRoleRequirement(job.policy, role) : undefined;
  if (!requirement) throw new Refusal('BAD_INPUT', `This work has no ${toRoleNoun(role)}. Choose another role.`);
  const { lastDay, countsUnverified } = getNeededDays(job);
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
  const items = rows.map(({ certificates, total: _total, id, ...person }): SignOnCandidate => {
    const others = presences.filter(({ workerId, permitId }) => workerId === id && permitId !== source.id);
    const worker = {
      id,
      company: person.company,
      certificates: toCarried(certificates.filter(({ kind }) => isCertificateKind(kind))),
      elsewhere: others.map((presence) => toOtherPresence(presence, source)),
    };
    const signedOn = job.state.signedOn.get(id);
    const problem = findRoleProblem(job, worker, [role]);
    const mayCombine = missing.filter(
      (other) => other !== role && findRoleProblem(job, worker, [role, other]) === undefined,
    );
    return {
      ...person,
      workerId: id,
      problem: problem ? formatSignOnProblem(problem) : null,
      mayCombine,
      roles: signedOn ? listCountedRoles(job.policy, signedOn) : [],
    };
  });
  return { items, count: rows[0]?.total ?? 0 };
}
