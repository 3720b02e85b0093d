import type { JobRole } from '../../role/job-role.ts';
import { findRoleRequirement, listCountedRoles, listLostRoles, mayFillBoth } from '../log/crew-roles.ts';
import { decideChangeRole } from './decide-sign-on.ts';
import type { Job } from '../job/job.ts';
import type { JoiningWorker } from './may-sign-on.ts';
import { formatRoleCount, listMissingRoles } from '../job/missing-crew.ts';
import { listRoles } from './possible-roles.ts';
import type { SignOnProblem } from './sign-on-problem.ts';

/** One role, or two that one person may fill, which somebody on a job may take instead of theirs. */
export interface RoleChoice {
  roles: readonly JobRole[];
  /** Why they cannot; undefined when they can. */
  problem: SignOnProblem | undefined;
  /** What they leave behind, as a sentence; empty if nobody is missing then who is not missing now. */
  leaves: string;
  /** Whether the work stops. */
  stops: boolean;
}

/** The roles that somebody on a job may take instead of theirs: each alone, then each two that one person may fill. */
export function listRoleChoices(job: Job, worker: JoiningWorker): RoleChoice[] {
  const { policy, state } = job;
  const roles = listRoles(job);
  const pairs = roles.flatMap((one, index) =>
    roles.slice(index + 1).flatMap((other) => (mayFillBoth(policy, one, other) ? [[one, other]] : [])),
  );
  const signedOn = state.signedOn.get(worker.id);
  const current = signedOn ? listCountedRoles(policy, signedOn) : [];
  return [...roles.map((role) => [role]), ...pairs]
    .filter((taken) => !isSame(taken, current))
    .map((taken): RoleChoice => {
      const decision = decideChangeRole(job, worker, null, taken);
      if (!decision.allowed) return { roles: taken, problem: decision.signOnProblem, leaves: '', stops: false };
      const stops = listLostRoles(state, decision.after, policy).length > 0;
      const gap = describeGap(job, { ...job, state: decision.after });
      return { roles: taken, problem: undefined, leaves: stops ? `${gap} The work stops.` : gap, stops };
    });
}

function isSame(taken: readonly JobRole[], current: readonly JobRole[]): boolean {
  return taken.length === current.length && taken.every((role) => current.includes(role));
}

/** 'Then missing: fire watcher.' */
function describeGap(before: Job, after: Job): string {
  const were = new Map(listMissingRoles(before).map((one) => [one.role, one.present]));
  const gaps = listMissingRoles(after).flatMap(({ role, atLeast, present }) => {
    const had = were.get(role) ?? findRoleRequirement(before.policy, role)?.atLeast ?? 0;
    return present < had ? [formatRoleCount(role, atLeast - present)] : [];
  });
  return gaps.length === 0 ? '' : `Then missing: ${gaps.join(', ')}.`;
}
