import { diffFields, type FieldChange, type FieldValue } from '../text/field-changes.ts';
import { describeCheck, describePolicyTerms } from './describe-work-policy.ts';
import type { CheckSeries, WorkPolicy } from './work-policy.ts';

/** The terms with the titles of the checks, which show the order of these. */
function describeTerms(policy: WorkPolicy | undefined): Record<string, FieldValue> {
  return policy ? { ...describePolicyTerms(policy), Checks: policy.checks.map(({ title }) => title) } : {};
}

function labelCheck(check: CheckSeries | undefined, title: string): Record<string, FieldValue> {
  const fields = Object.entries(check ? describeCheck(check) : {});
  return Object.fromEntries(
    fields.map(([field, value]) => [`Check ${title}: ${field.slice(0, 1).toLowerCase()}${field.slice(1)}`, value]),
  );
}

/** The differences of a series of checks, under its current or last title. */
function diffCheck(before: CheckSeries | undefined, after: CheckSeries | undefined): FieldChange[] {
  const title = (after ?? before)?.title ?? '';
  return diffFields(labelCheck(before, title), labelCheck(after, title));
}

/**
 * The differences between the policies of two versions, formatted for users. Series of checks are matched by name. No
 * earlier policy means that it was added, no later one that it was removed.
 */
export function diffWorkPolicies(before: WorkPolicy | undefined, after: WorkPolicy | undefined): FieldChange[] {
  const [earlier, later] = [before, after].map(
    (policy) => new Map((policy?.checks ?? []).map((check) => [check.name, check])),
  );
  const names = new Set([...(later?.keys() ?? []), ...(earlier?.keys() ?? [])]);
  return [
    ...diffFields(describeTerms(before), describeTerms(after)),
    ...[...names].flatMap((name) => diffCheck(earlier?.get(name), later?.get(name))),
  ];
}

/** A whole policy formatted for users, checks included. */
export function describeWorkPolicy(policy: WorkPolicy): Record<string, FieldValue> {
  return Object.assign(
    describeTerms(policy),
    ...policy.checks.map((check) => labelCheck(check, check.title)),
  ) as Record<string, FieldValue>;
}
