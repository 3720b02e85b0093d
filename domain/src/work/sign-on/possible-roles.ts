import { getJobRole, type JobRole } from '../../role/job-role.ts';
import type { RoleRequirement } from '../../role/role-requirement.ts';
import { findRoleRequirement, mayFillBoth, watchRole } from '../log/crew-roles.ts';
import type { Job } from '../job/job.ts';
import type { JoiningWorker } from './may-sign-on.ts';
import { findRoleState, listMissingRoles } from '../job/missing-crew.ts';
import { explainsCertificate, type SignOnProblem } from './sign-on-problem.ts';
import { isFireWatchOn } from '../log/state.ts';

/** A role of a job as one worker may fill it. */
export interface PossibleRole {
  role: JobRole;
  /** Whether somebody is missing in it. */
  isMissing: boolean;
  /** Why this worker cannot fill it; undefined when they can. */
  problem: SignOnProblem | undefined;
}

/**
 * The roles in which people sign on to a job now: those that are missing first, then the others of its policy, and
 * workers; for the fire watch the fire watcher alone. None where the policy counts certificates.
 */
export function listRoles(job: Job): JobRole[] {
  const { policy, state } = job;
  if (isFireWatchOn(state)) return [watchRole];
  if (policy.roles.length === 0) return [];
  const named = policy.roles.map(({ role }) => role);
  return [...new Set([...listMissingRoles(job).map(({ role }) => role), ...named, 'worker' as const])];
}

/** Each role of a job as this worker may fill it, in the same order. */
export function listPossibleRoles(job: Job, worker: JoiningWorker): PossibleRole[] {
  const missing = new Set(listMissingRoles(job).map(({ role }) => role));
  return listRoles(job).map((role) => ({
    role,
    isMissing: missing.has(role),
    problem: findRoleProblem(job, worker, [role]),
  }));
}

/** What is proposed to a worker: the first role that is missing and that they can fill, otherwise the first of all. */
export function proposeRoles(job: Job, worker: JoiningWorker): JobRole[] {
  const roles = listPossibleRoles(job, worker);
  // Whoever can do a part of the work is no mere worker, and counts as one.
  const isWorker = ({ role }: PossibleRole) => role === 'worker';
  const inOrder = [...roles.filter((one) => !isWorker(one)), ...roles.filter(isWorker)];
  const possible = inOrder.filter(({ problem }) => problem === undefined);
  // Nobody watches, tests or waits at an entrance who is not needed there.
  const found = possible.find(({ role, isMissing }) => isMissing || getJobRole(role).presence === 'works');
  // Who could fill a role but for their certificate is told so, and not put among the workers unasked.
  const hindered = roles.find(({ problem }) => problem && explainsCertificate(problem));
  const isNamed = found && (found.isMissing || found.role !== 'worker');
  const taken = isNamed ? found : (hindered ?? found ?? roles[0]);
  return taken ? [taken.role] : [];
}

/** Why a worker cannot fill these roles together; undefined when they can. */
export function findRoleProblem(job: Job, worker: JoiningWorker, roles: readonly JobRole[]): SignOnProblem | undefined {
  const { policy } = job;
  const open = listRoles(job);
  for (const role of roles) {
    const requirement = open.includes(role) ? findRoleRequirement(policy, role) : undefined;
    if (!requirement)
      return isFireWatchOn(job.state) ? { key: 'onlyFireWatchers', role } : { key: 'roleNotNamed', role };
    const problem = findCertificateProblem(job, worker, requirement) ?? findBoundProblem(worker, requirement);
    if (problem) return problem;
    const other = roles.find((one) => one !== role && !mayFillBoth(policy, role, one));
    if (other !== undefined) return { key: 'rolesNotCombined', role, other };
  }
  return undefined;
}

function findCertificateProblem(
  job: Job,
  worker: JoiningWorker,
  requirement: RoleRequirement,
): SignOnProblem | undefined {
  const found = findRoleState(job, requirement, worker);
  if (!found) return undefined;
  const { certificate } = found;
  switch (found.state) {
    case 'expired':
      return { key: 'certificateEnded', certificate, endedOn: found.until };
    case 'missing':
      return { key: 'certificateMissing', certificate, role: requirement.role };
    case 'notVerified':
      return { key: 'certificateNotVerified', certificate };
    // It blocks signing on from the day on which it ends, and counts for no work that lasts longer.
    case 'endsBefore':
      return undefined;
  }
}

/** Who must be there all the time is on no other permit. */
function findBoundProblem(
  { elsewhere }: JoiningWorker,
  { role, allTheTime }: RoleRequirement,
): SignOnProblem | undefined {
  const [other] = elsewhere;
  return allTheTime && other ? { key: 'onlyThere', number: other.number, role } : undefined;
}
