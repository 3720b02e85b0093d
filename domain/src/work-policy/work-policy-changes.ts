import { getJobRole, toRoleNoun } from '../role/job-role.ts';
import type { RoleRequirement } from '../role/role-requirement.ts';
import { diffFields, type FieldChange, type FieldValue } from '../text/field-changes.ts';
import { describeCheck, describePolicyTerms, describeRole } from './describe-work-policy.ts';
import type { CheckSeries, WorkPolicy } from './work-policy.ts';

/** The terms with the titles of the roles and checks, which show the order of these. */
function describeTerms(policy: WorkPolicy | undefined): Record<string, FieldValue> {
  if (!policy) return {};
  const { roles, checks } = policy;
  return {
    ...describePolicyTerms(policy),
    Roles: roles.map(({ role }) => getJobRole(role).label),
    Checks: checks.map(({ title }) => title),
  };
}

function labelFields(subject: string, fields: Record<string, FieldValue>): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      `${subject}: ${field.slice(0, 1).toLowerCase()}${field.slice(1)}`,
      value,
    ]),
  );
}

function labelCheck(check: CheckSeries | undefined, title: string): Record<string, FieldValue> {
  return check ? labelFields(`Check ${title}`, describeCheck(check)) : {};
}

function labelRole(row: RoleRequirement | undefined): Record<string, FieldValue> {
  return row ? labelFields(`Role ${toRoleNoun(row.role)}`, describeRole(row)) : {};
}

/** The differences of a series of checks, under its current or last title. */
function diffCheck(before: CheckSeries | undefined, after: CheckSeries | undefined): FieldChange[] {
  const title = (after ?? before)?.title ?? '';
  return diffFields(labelCheck(before, title), labelCheck(after, title));
}

function diffRole(before: RoleRequirement | undefined, after: RoleRequirement | undefined): FieldChange[] {
  return diffFields(labelRole(before), labelRole(after));
}

/** Parts of both versions by what identifies them, those of the later one first. */
function pairParts<Part>(
  [before, after]: readonly [readonly Part[] | undefined, readonly Part[] | undefined],
  toKey: (part: Part) => string,
): (readonly [before: Part | undefined, after: Part | undefined])[] {
  const [earlier, later] = [before, after].map((parts) => new Map((parts ?? []).map((part) => [toKey(part), part])));
  const keys = new Set([...(later?.keys() ?? []), ...(earlier?.keys() ?? [])]);
  return [...keys].map((key) => [earlier?.get(key), later?.get(key)] as const);
}

/**
 * The differences between the policies of two versions, formatted for users. Series of checks are matched by name, roles
 * by what they are. No earlier policy means that it was added, no later one that it was removed.
 */
export function diffWorkPolicies(before: WorkPolicy | undefined, after: WorkPolicy | undefined): FieldChange[] {
  const roles = pairParts([before?.roles, after?.roles], ({ role }) => role);
  const checks = pairParts([before?.checks, after?.checks], ({ name }) => name);
  return [
    ...diffFields(describeTerms(before), describeTerms(after)),
    ...roles.flatMap(([was, is]) => diffRole(was, is)),
    ...checks.flatMap(([was, is]) => diffCheck(was, is)),
  ];
}

/** A whole policy formatted for users, roles and checks included. */
export function describeWorkPolicy(policy: WorkPolicy): Record<string, FieldValue> {
  return Object.assign(
    describeTerms(policy),
    ...policy.roles.map(labelRole),
    ...policy.checks.map((check) => labelCheck(check, check.title)),
  ) as Record<string, FieldValue>;
}
