import { certificateKindNames } from '../crew/certificate-kind.ts';
import { findCombinationProblem } from './combination.ts';
import type { JobRole } from './job-role.ts';
import type { RoleRequirement } from './role-requirement.ts';

/**
 * The roles that several forms of one permit need together, as strictly as any asks: the larger number of each role,
 * the certificates of all, there all the time if one says so, and recorded in and out if one says that it goes inside.
 * One person fills two roles only where every form that names either allows it.
 */
export function combineRoles(forms: readonly (readonly RoleRequirement[])[]): RoleRequirement[] {
  const byRole = new Map<JobRole, RoleRequirement[]>();
  for (const row of forms.flat()) byRole.set(row.role, [...(byRole.get(row.role) ?? []), row]);
  const combined = [...byRole.values()].flatMap(([first, ...others]) =>
    first ? [others.reduce(combineTwo, first)] : [],
  );
  return combined.map((row) => ({
    ...row,
    mayCombine: row.mayCombine.filter((other) => {
      const partner = combined.find(({ role }) => role === other);
      // What one form asks of a role can forbid what another allows.
      return partner?.mayCombine.includes(row.role) === true && findCombinationProblem(row, partner) === undefined;
    }),
  }));
}

function combineTwo(one: RoleRequirement, other: RoleRequirement): RoleRequirement {
  return {
    role: one.role,
    atLeast: Math.max(one.atLeast, other.atLeast),
    certificates: certificateKindNames.filter((kind) => [one, other].some((row) => row.certificates.includes(kind))),
    allTheTime: one.allTheTime || other.allTheTime,
    mayCombine: one.mayCombine.filter((role) => other.mayCombine.includes(role)),
    goesInside: one.goesInside || other.goesInside,
  };
}
