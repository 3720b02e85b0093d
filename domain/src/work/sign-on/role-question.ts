import { getJobRole, type JobRole } from '../../role/job-role.ts';
import type { Job } from '../job/job.ts';
import { findSignOnProblem, findWorkerProblem, type JoiningWorker } from './may-sign-on.ts';
import { findRoleProblem, listPossibleRoles, type PossibleRole } from './possible-roles.ts';
import { explainsCertificate, type SignOnProblem } from './sign-on-problem.ts';

/** What somebody may sign on as: one role, or two that are missing and that one person may fill together. */
export interface RoleOption {
  roles: JobRole[];
  /** Whether somebody is missing in it. */
  isMissing: boolean;
}

/** What a worker who signs on alone is asked. */
export interface RoleQuestion {
  /** What is missing stands first. */
  options: RoleOption[];
  /** The certificates that keep the worker from other roles, although they hold them. */
  hindrances: SignOnProblem[];
}

/**
 * What a worker who signs on alone can do; undefined where no role is left, or nobody signs on now. Who would fill a role
 * but for a certificate that does not count is told so.
 */
export function findRoleQuestion(job: Job, worker: JoiningWorker): RoleQuestion | undefined {
  if (findSignOnProblem(job) ?? findWorkerProblem(job, worker)) return undefined;
  const roles = listPossibleRoles(job, worker);
  const hindrances = roles.flatMap(({ problem }) => (problem && explainsCertificate(problem) ? [problem] : []));
  const options = listOptions(job, worker, roles);
  return options.length > 0 ? { options, hindrances } : undefined;
}

/** Whether it has to be asked: where there is something to choose, or something to be told first. */
export function needsAnswer({ options, hindrances }: RoleQuestion): boolean {
  return options.length > 1 || hindrances.length > 0;
}

function listOptions(job: Job, worker: JoiningWorker, roles: readonly PossibleRole[]): RoleOption[] {
  const possible = roles.filter(({ problem }) => problem === undefined);
  const doesWork = ({ role }: PossibleRole) => getJobRole(role).presence === 'works';
  // Whoever can do a part of the work is no mere worker, and counts as one.
  const hasPart = possible.some((one) => doesWork(one) && one.role !== 'worker');
  const parts = possible.filter(({ role }) => role !== 'worker');
  const workers = hasPart ? [] : possible.filter(({ role }) => role === 'worker');
  const missing = [...parts, ...workers].filter(({ isMissing }) => isMissing).map(({ role }) => role);
  const atWork = [...parts, ...workers].filter((one) => !one.isMissing && doesWork(one));
  // Who watches is relieved by somebody who signs on first.
  const relieving = possible.filter(({ role, isMissing }) => !isMissing && getJobRole(role).presence === 'always');
  return [
    ...missing.map((role) => ({ roles: [role], isMissing: true })),
    ...listPairs(missing)
      .filter((pair) => findRoleProblem(job, worker, pair) === undefined)
      .map((pair) => ({ roles: pair, isMissing: true })),
    ...[...atWork, ...relieving].map(({ role }) => ({ roles: [role], isMissing: false })),
  ];
}

function listPairs(roles: readonly JobRole[]): JobRole[][] {
  return roles.flatMap((one, index) => roles.slice(index + 1).map((other) => [one, other]));
}
