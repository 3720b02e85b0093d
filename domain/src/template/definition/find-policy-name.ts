import { suggestName } from './normalize-definition.ts';
import { validatePolicyName } from '../../work-policy/policy-name.ts';

/** The name if it can be used, otherwise one suggested by the label, with a number if need be. */
export function findPolicyName(name: string, label: string, takenNames: readonly string[]): string {
  const isFree = (candidate: string) => validatePolicyName(candidate, takenNames) === undefined;
  if (isFree(name)) return name;
  const stem = suggestName(label).replace(/^[0-9]+/, '') || 'value';
  let candidate = stem;
  for (let number = 2; !isFree(candidate); number += 1) candidate = `${stem}${number}`;
  return candidate;
}
