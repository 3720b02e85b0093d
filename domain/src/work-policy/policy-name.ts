import { message } from '../message.ts';
import { fireWatchSeriesName, isolationSeriesName, workPolicyLimits } from './work-policy.ts';

const namePattern = /^[A-Za-z][A-Za-z0-9]*$/;

const ownNames: readonly string[] = [fireWatchSeriesName, isolationSeriesName];

/** Returns what is wrong with a name of a series or a reading, under which values are recorded. */
export function validatePolicyName(name: string, takenNames: readonly string[]): string | undefined {
  if (name === '') return message.fieldRequired;
  if (name.length > workPolicyLimits.name) return `The name may have at most ${workPolicyLimits.name} characters.`;
  if (!namePattern.test(name)) return 'A name consists of letters and digits, and begins with a letter.';
  if (name in Object.prototype || ownNames.includes(name)) return `'${name}' is a reserved word. Choose another name.`;
  return takenNames.includes(name) ? `'${name}' is already used. Choose another name.` : undefined;
}
