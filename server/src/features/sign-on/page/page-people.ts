import type { JobRole } from '@eptw/domain/role/job-role';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import { goesInside, listCountedRoles } from '@eptw/domain/work/log/crew-roles';
import { findEntryProblem, mayRecordOthers } from '@eptw/domain/work/sign-on/decide-entry';
import { leavesTooFew, listRolesLostBy } from '@eptw/domain/work/sign-on/leaving';
import type { Job } from '@eptw/domain/work/job/job';
import { listReachable } from '@eptw/domain/work/sign-on/reachable-roles';
import type { SignOnProblem } from '@eptw/domain/work/sign-on/sign-on-problem';
import type { WorkLog } from '@eptw/domain/work/log/work-log';
import type { PageCheck } from './page-checks.ts';

/** Somebody on the job, as the register knows them. */
export interface PersonRow {
  id: string;
  name: string;
  phone: string;
}

/** The worker whose device looks at the page. */
export interface PageWorker {
  name: string;
  since: Date;
  roles: readonly JobRole[];
  insideSince: Date | null;
  /** Whether one of their roles goes into the space, and stands in the entry log. */
  goesInside: boolean;
  /** Why they may not go in now; null when they may, and where no entry log is kept. */
  staysOutBecause: SignOnProblem | null;
  /** Whether they record who else goes in and comes out. */
  recordsOthers: boolean;
  /** The roles for which the work, or the fire watch, stops when they leave now. */
  rolesLost: readonly JobRole[];
  /** Whether somebody is left in them, though too few. */
  leavesTooFew: boolean;
  /** The checks that they record. */
  checks: PageCheck[];
}

/** Somebody who goes into a space, inside or outside. */
export interface PersonAtSpace {
  /** Null for a rescuer, or a stranger. */
  workerId: string | null;
  name: string;
  /** Whether they went in without being signed on. */
  isStranger: boolean;
  /** Since when they are inside, or when they last came out; null for who has not been inside. */
  since: Date | null;
}

/** Somebody whom the others on the job can call. */
export interface Reachable {
  name: string;
  phone: string;
  roles: readonly JobRole[];
}

/** The people on the job, for those who are signed on there: nobody else learns names. */
export interface PagePeople {
  /** The longest first. */
  inside: PersonAtSpace[];
  outside: PersonAtSpace[];
  reachable: Reachable[];
}

/** The worker of a device; null once they are not signed on any more. */
export function toPageWorker(job: Job, { id, name }: PersonRow, listChecks: () => PageCheck[]): PageWorker | null {
  const { state, policy } = job;
  const signedOn = state.signedOn.get(id);
  if (!signedOn) return null;
  const roles = listCountedRoles(policy, signedOn);
  const rolesLost = listRolesLostBy(job, id);
  return {
    name: name || formatPseudonym(id),
    since: signedOn.since,
    roles,
    insideSince: state.inside.get(id)?.since ?? null,
    goesInside: goesInside(policy, roles),
    staysOutBecause: policy.entryLog ? (findEntryProblem(job, id) ?? null) : null,
    recordsOthers: mayRecordOthers(job, id),
    rolesLost,
    leavesTooFew: leavesTooFew(job, rolesLost),
    checks: listChecks(),
  };
}

/** The people on a job whom `rows` names. */
export function toPagePeople({ state, policy }: Job, log: WorkLog, rows: readonly PersonRow[]): PagePeople {
  const known = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (id: string) => known.get(id)?.name || formatPseudonym(id);
  const inside = [...state.inside].map(([key, { since, rescuer, isStranger = false }]) =>
    rescuer === undefined
      ? { workerId: key, name: nameOf(key), isStranger, since }
      : { workerId: null, name: rescuer, isStranger, since },
  );
  const crew = [...state.signedOn].map(([id, worker]) => ({ id, roles: listCountedRoles(policy, worker) }));
  return {
    inside: inside.toSorted((one, other) => one.since.getTime() - other.since.getTime()),
    outside: crew
      .filter(({ id, roles }) => goesInside(policy, roles) && !state.inside.has(id))
      .map(({ id }) => ({ workerId: id, name: nameOf(id), isStranger: false, since: findLastOut(log, id) })),
    reachable: crew.flatMap(({ id, roles }) => {
      const called = listReachable(roles);
      return called.length === 0 ? [] : [{ name: nameOf(id), phone: known.get(id)?.phone ?? '', roles: called }];
    }),
  };
}

function findLastOut(log: WorkLog, workerId: string): Date | null {
  const out = log.findLast(
    ({ event, details }) => event === 'recordEntry' && details.direction === 'out' && details.workerId === workerId,
  );
  return out?.at ?? null;
}
