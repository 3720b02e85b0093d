import { toRoleNoun, type JobRole } from '../../role/job-role.ts';
import { findRoleRequirement, listInRole, listLostRoles } from '../log/crew-roles.ts';
import { decideSignOff } from './decide-sign-on.ts';
import type { Job } from '../job/job.ts';
import { formatRoleCount } from '../job/missing-crew.ts';

/** The roles for which the work stops when a worker signs off now; empty when nothing stops. */
export function listRolesLostBy(job: Job, workerId: string): JobRole[] {
  const decision = decideSignOff(job, workerId, null, { hasComeOut: true });
  return decision.allowed ? listLostRoles(job.state, decision.after, job.policy) : [];
}

/** Whether nobody is left in a role when one person leaves it. */
function leavesNobody({ state, policy }: Job, role: JobRole): boolean {
  return listInRole(state, policy, role).length <= 1;
}

/** Whether somebody is left in roles that one person leaves, though too few. */
export function leavesTooFew(job: Job, rolesLost: readonly JobRole[]): boolean {
  return rolesLost.some((role) => !leavesNobody(job, role));
}

/** What somebody is asked who signs off where their own device did not ask them. */
export interface LeavingQuestion {
  /** Whether they are inside as far as is recorded: have they come out? */
  isInside: boolean;
  /** The roles for which the work, or the fire watch, stops when they leave now. */
  rolesLost: JobRole[];
  /** Whether somebody is left in them, though too few. */
  leavesTooFew: boolean;
}

/** What they have answered already. */
export interface LeavingAnswer {
  hasComeOut?: boolean | null | undefined;
  /** That they leave although the work stops. */
  allTheSame?: boolean | null | undefined;
}

/** What somebody is asked before they sign off now; undefined where nothing is open. */
export function findLeavingQuestion(
  job: Job,
  workerId: string,
  { hasComeOut, allTheSame }: LeavingAnswer,
): LeavingQuestion | undefined {
  const isInside = job.state.inside.has(workerId);
  const rolesLost = listRolesLostBy(job, workerId);
  const isOpen = (isInside && !hasComeOut) || (rolesLost.length > 0 && !allTheSame);
  return isOpen ? { isInside, rolesLost, leavesTooFew: leavesTooFew(job, rolesLost) } : undefined;
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
