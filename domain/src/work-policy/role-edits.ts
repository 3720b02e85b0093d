import { findCombinationProblem, mayBeCombined, setCombination } from '../role/combination.ts';
import { isJobRole, jobRoleNames, jobRoles, type JobRole } from '../role/job-role.ts';
import { createRoleRequirement, listUsualCombinations } from '../role/role-requirement.ts';
import type { RoleDefinition } from './work-policy-definition.ts';

/** The roles after an edit, and which combinations were taken out again because they are never allowed. */
export interface EditedRoles {
  roles: RoleDefinition[];
  taken: TakenCombination[];
}

/** A combination that was taken out, in words. */
export interface TakenCombination {
  title: string;
  reason: string;
}

/** The roles with one more, as policies usually ask for it, combined as usual with those that are there. */
export function addRole(rows: readonly RoleDefinition[], role: JobRole): RoleDefinition[] {
  const added: RoleDefinition[] = [...rows, createRoleRequirement(role)];
  return listUsualCombinations(role).reduce((all, other) => setCombination(all, [role, other], true), added);
}

/** The roles without one, which no other is combined with any more. */
export function removeRole(rows: readonly RoleDefinition[], role: string): RoleDefinition[] {
  return rows
    .filter((row) => row.role !== role)
    .map((row) => ({ ...row, mayCombine: row.mayCombine.filter((other) => other !== role) }));
}

/** The roles of a policy that could be combined with a row, by what is usual for them. */
export function listPartners(rows: readonly RoleDefinition[], { role }: RoleDefinition): JobRole[] {
  return jobRoleNames.filter(
    (other) => isJobRole(role) && rows.some((row) => row.role === other) && mayBeCombined(role, other),
  );
}

/** Takes the combinations out that are never allowed, in both rows, and says why. */
export function takeOutForbidden(rows: readonly RoleDefinition[]): EditedRoles {
  const taken: TakenCombination[] = [];
  let roles = [...rows];
  rows.forEach((row, index) => {
    for (const otherRow of rows.slice(index + 1)) {
      if (!row.mayCombine.includes(otherRow.role) && !otherRow.mayCombine.includes(row.role)) continue;
      if (!isJobRole(row.role) || !isJobRole(otherRow.role)) continue;
      const problem = findCombinationProblem({ ...row, role: row.role }, { ...otherRow, role: otherRow.role });
      if (problem === undefined) continue;
      roles = setCombination(roles, [row.role, otherRow.role], false);
      const [one, other] = [jobRoles[row.role].label, jobRoles[otherRow.role].label];
      taken.push({ title: `${one} may not combine with ${other}.`, reason: `${problem} It was taken out again.` });
    }
  });
  return { roles, taken };
}
