import { toRoleNoun, type JobRole } from '../role/job-role.ts';
import { findRoleRequirement, listInRole, listLostRoles } from './crew-roles.ts';
import { decideSignOff } from './decide-sign-on.ts';
import type { Job } from './job.ts';
import { formatRoleCount } from './missing-crew.ts';

/** The roles for which the work stops when a worker signs off now; empty when nothing stops. */
export function listRolesLostBy(job: Job, workerId: string): JobRole[] {
  const decision = decideSignOff(job, workerId, null, { hasComeOut: true });
  return decision.allowed ? listLostRoles(job.state, decision.after, job.policy) : [];
}

/** Whether nobody is left in a role when one person leaves it. */
export function leavesNobody({ state, policy }: Job, role: JobRole): boolean {
  return listInRole(state, policy, role).length <= 1;
}

/** What happens when somebody leaves who is needed in these roles, as a sentence; empty if the work goes on. */
export function describeLeaving(job: Job, [role]: readonly JobRole[]): string {
  if (role === undefined) return '';
  const { atLeast = 1 } = findRoleRequirement(job.policy, role) ?? {};
  const why = leavesNobody(job, role)
    ? `This is the only ${toRoleNoun(role)}.`
    : `${formatRoleCount(role, atLeast)} are needed.`;
  return `${why} ${job.state.finishedAt === null ? 'The work' : 'The fire watch'} stops when they leave.`;
}
