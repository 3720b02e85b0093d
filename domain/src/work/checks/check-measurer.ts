import type { JobRole } from '../../role/job-role.ts';
import type { RoleRequirement } from '../../role/role-requirement.ts';
import type { CheckKind, CheckSeries } from '../../work-policy/work-policy.ts';
import type { CheckProblem } from '../log/check-problem.ts';
import { listInRole } from '../log/crew-roles.ts';
import type { Job } from '../job/job.ts';

/** The role that makes the checks of each kind; null where anybody on the job does. */
const roleOfCheck: Record<CheckKind, JobRole | null> = {
  gasTest: 'gasTester',
  fireWatchRound: 'fireWatcher',
  attendant: 'attendant',
  inspection: null,
  other: null,
};

/** The role that makes checks of this kind on a job; null where its policy does not name one. */
export function findCheckRole(
  { roles }: { roles: readonly Pick<RoleRequirement, 'role'>[] },
  kind: CheckKind,
): JobRole | null {
  const role = roleOfCheck[kind];
  return roles.some((row) => row.role === role) ? role : null;
}

/** Whether a worker records checks of this kind on the sign-on page: whoever is signed on in the role that makes them. */
export function makesChecks({ state, policy }: Job, workerId: string, kind: CheckKind): boolean {
  const role = roleOfCheck[kind];
  return role !== null && listInRole(state, policy, role).some(([id]) => id === workerId);
}

/**
 * Why this worker cannot have measured a check of this series; undefined when they can, and where nobody is named: then it
 * was who recorded it.
 */
export function findMeasurerProblem(
  { state, policy }: Pick<Job, 'state' | 'policy'>,
  { title, kind }: CheckSeries,
  measuredBy: string | undefined,
): CheckProblem | undefined {
  if (measuredBy === undefined) return undefined;
  if (!state.signedOn.has(measuredBy)) return { key: 'wrongMeasurer', series: title, role: null };
  const role = findCheckRole(policy, kind);
  if (role === null || listInRole(state, policy, role).some(([id]) => id === measuredBy)) return undefined;
  return { key: 'wrongMeasurer', series: title, role };
}
