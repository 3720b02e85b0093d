import {
  getCertificateState,
  type CertificateState,
  type CertificateValidity,
} from '@eptw/domain/crew/certificate-state';
import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import type { JobRole } from '@eptw/domain/role/job-role';
import {
  findRoleRequirement,
  goesInside,
  listCountedRoles,
  listInRole,
  listWatchers,
} from '@eptw/domain/work/log/crew-roles';
import { findEntryProblem } from '@eptw/domain/work/sign-on/decide-entry';
import { describeLeaving, listRolesLostBy } from '@eptw/domain/work/sign-on/leaving';
import type { Job } from '@eptw/domain/work/job/job';
import { getNeededDays, listMissingRoles } from '@eptw/domain/work/job/missing-crew';
import { listRoles } from '@eptw/domain/work/sign-on/possible-roles';
import { formatSignOnProblem } from '@eptw/domain/work/sign-on/sign-on-problem';
import type { SignedOn } from '@eptw/domain/work/log/state';
import type { ActorContext } from '../../../app-context.ts';
import { findPeople, findPeopledChildPermits, type PeopledChildPermit, type PersonRow } from './store.ts';

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
  /** The roles for which that is so. */
  rolesLost: JobRole[];
  /** Whether they stay signed on when the work is finished, because they watch for fire then. */
  staysForFireWatch: boolean;
  /** Whether one of their roles goes into the space, and stands in the entry log. */
  goesInside: boolean;
  /** Why they may not go in now, as a sentence; null when they may, and where no entry log is kept. */
  staysOutBecause: string | null;
}

/** Somebody inside a space. */
export interface PersonInside {
  /** Null for a rescuer, or a stranger. */
  workerId: string | null;
  name: string;
  /** Whether they went in without being signed on. */
  isStranger: boolean;
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
  /** The other roles of the job that the same person may fill. */
  mayCombine: JobRole[];
  people: string[];
}

/** The people on a job, in the order in which they came, as this reader sees them. */
export async function loadPeople({ db, actor }: Pick<ActorContext, 'db' | 'actor'>, job: Job): Promise<PersonOnJob[]> {
  const { state, policy } = job;
  const known = new Map((await findPeople(db, actor, [...state.signedOn.keys()])).map((row) => [row.id, row]));
  const watchers = listWatchers(state, policy);
  return [...state.signedOn].map(([workerId, worker]) => {
    const problem = policy.entryLog ? findEntryProblem(job, workerId) : undefined;
    const roles = listCountedRoles(policy, worker);
    const rolesLost = listRolesLostBy(job, workerId);
    return {
      ...describePerson(job, worker, known.get(workerId)),
      workerId,
      roles,
      since: worker.since,
      insideSince: state.inside.get(workerId)?.since ?? null,
      whenLeaving: describeLeaving(job, rolesLost),
      rolesLost,
      staysForFireWatch: watchers.includes(workerId),
      goesInside: goesInside(policy, roles),
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
  return listCertificates(job, kinds, worker.certificates);
}

/** How these certificates stand until the end of the work, by the setting of the site. */
export function listCertificates(
  job: Job,
  kinds: readonly CertificateKind[],
  held: readonly CertificateValidity[],
): CertificateOnJob[] {
  return [...new Set(kinds)].map((kind) => {
    const found = getCertificateState(held, kind, getNeededDays(job));
    return { kind, state: found.state, until: found.state === 'missing' ? null : found.until };
  });
}

/** Everybody inside, the longest first. */
export async function loadInside(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  { state }: Job,
): Promise<PersonInside[]> {
  const workerIds = [...state.inside.keys()].filter((key) => state.inside.get(key)?.rescuer === undefined);
  const known = new Map((await findPeople(db, actor, workerIds)).map((row) => [row.id, row]));
  const inside = [...state.inside].map(([key, { since, rescuer, isStranger = false }]): PersonInside => {
    if (rescuer !== undefined) return { workerId: null, name: rescuer, isStranger, phone: '', since };
    const row = known.get(key);
    return row?.isVisible
      ? { workerId: key, name: row.name || formatPseudonym(key), isStranger, phone: row.phone, since }
      : { workerId: key, name: '', isStranger, phone: '', since };
  });
  return inside.toSorted((one, other) => one.since.getTime() - other.since.getTime());
}

/** The child permits with people on them, for a permit that has any. */
export async function loadPeopledChildPermits(
  { db }: Pick<ActorContext, 'db'>,
  permitId: string,
  { permit, state }: Job,
): Promise<PeopledChildPermit[]> {
  if (permit.children.length + permit.unapprovedChildren.length === 0) return [];
  return findPeopledChildPermits(db, permitId, [...state.signedOn.keys()]);
}

/** Each role in which people sign on now, those that are missing first. */
export function listRolesOnJob(job: Job): RoleOnJob[] {
  const missing = new Map(listMissingRoles(job).map((one) => [one.role, one.present]));
  return listRoles(job).flatMap((role): RoleOnJob[] => {
    const requirement = findRoleRequirement(job.policy, role);
    if (!requirement) return [];
    const people = listInRole(job.state, job.policy, role).map(([id]) => id);
    const { atLeast: needed, allTheTime, mayCombine } = requirement;
    const filled = missing.get(role) ?? people.length;
    return [{ role, needed, filled, allTheTime, goesInside: requirement.goesInside, mayCombine, people }];
  });
}
