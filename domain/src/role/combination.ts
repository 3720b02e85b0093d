import { getJobRole, toRoleNoun, type JobRole } from './job-role.ts';
import { createRoleRequirement, type RoleRequirement } from './role-requirement.ts';

/** What decides whether one person may fill a role beside another one. */
export type RoleDuty = Pick<RoleRequirement, 'role' | 'allTheTime' | 'goesInside'>;

/** Whether a policy may let one person fill both roles, as policies usually ask for them. */
export function mayBeCombined(one: JobRole, other: JobRole): boolean {
  return findCombinationProblem(createRoleRequirement(one), createRoleRequirement(other)) === undefined;
}

/**
 * Why one person may never fill both roles, as a sentence, whatever a policy says; undefined if a policy may allow it.
 * Who must be there all the time has no hands in the work and looks after one thing; who stays outside goes nowhere.
 */
export function findCombinationProblem(one: RoleDuty, other: RoleDuty): string | undefined {
  if (one.role === other.role) return 'A role cannot be combined with itself.';
  if (isAlwaysThere(one) && isAlwaysThere(other))
    return `${getJobRole(one.role).label} and ${toRoleNoun(other.role)} are both there all the time: each needs a person of its own.`;
  return findOneSidedProblem(one, other) ?? findOneSidedProblem(other, one);
}

function findOneSidedProblem(one: RoleDuty, other: RoleDuty): string | undefined {
  if (isAlwaysThere(one) && getJobRole(other.role).presence === 'works')
    return getJobRole(one.role).presence === 'always'
      ? `${toRoleArticle(one.role)} never has hands in the work.`
      : `${toRoleArticle(one.role)} who must be there all the time has no hands in the work.`;
  if (getJobRole(one.role).inside === 'never' && other.goesInside)
    return `${toRoleArticle(one.role)} never goes inside, and ${toRoleNoun(other.role)} is a role that does.`;
  return undefined;
}

/** Some roles are there all the time whatever a policy says, as far as combining is concerned. */
function isAlwaysThere({ role, allTheTime }: RoleDuty): boolean {
  return allTheTime || getJobRole(role).presence === 'always';
}

/** 'A welder', 'An attendant': a role at the start of a sentence. */
export function toRoleArticle(role: JobRole): string {
  const noun = toRoleNoun(role);
  return `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}`;
}

/**
 * The same roles with or without a combination, in both rows at once; a role that is not listed is left alone. The
 * combination itself is not judged.
 */
export function setCombination<Row extends { role: string; mayCombine: string[] }>(
  rows: readonly Row[],
  [one, other]: readonly [string, string],
  isAllowed: boolean,
): Row[] {
  const hasBoth = [one, other].every((role) => rows.some((row) => row.role === role));
  return rows.map((row) => {
    const partner = row.role === one ? other : row.role === other ? one : undefined;
    if (partner === undefined) return row;
    const rest = row.mayCombine.filter((role) => role !== partner);
    return { ...row, mayCombine: isAllowed && hasBoth ? [...rest, partner] : rest };
  });
}
