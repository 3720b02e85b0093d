import { isSameText } from '../text/same-text.ts';
import { validateText } from '../text/plain-text.ts';
import { validatePolicyName } from './policy-name.ts';
import { listProblems, placeProblems, validateNumbers, type PolicyProblem } from './policy-problem.ts';
import { validateTitle } from '../text/validate-title.ts';
import type { CheckDefinition, ReadingDefinition } from './work-policy-definition.ts';
import { checkNumbers } from './work-policy-numbers.ts';
import { isCheckKind, workPolicyLimits } from './work-policy.ts';

function validateLimit(value: number | undefined): string | undefined {
  const most = workPolicyLimits.readingLimit;
  return value === undefined || Math.abs(value) <= most ? undefined : `Enter a number from -${most} to ${most}.`;
}

/** Returns why limits contradict each other: only if each of them is valid. */
function validateLimitOrder({ from, to, below }: ReadingDefinition): readonly [string, string | undefined] {
  if (to !== undefined && below !== undefined)
    return ['below', "Set either 'to' or 'below', and clear the other: both are an upper limit."];
  if (from !== undefined && to !== undefined && from >= to)
    return ['to', `The upper limit must be more than ${from}. Correct one of the two.`];
  if (from !== undefined && below !== undefined && from >= below)
    return ['below', `The upper limit must be more than ${from}. Correct one of the two.`];
  return ['', undefined];
}

/** Returns why a range cannot be: only if each number is valid, and the limits agree with each other. */
function validateRange({ from, to, below, rangeFrom, rangeTo }: ReadingDefinition): PolicyProblem[] {
  if (rangeFrom === undefined && rangeTo === undefined) return [];
  if (rangeFrom === undefined || rangeTo === undefined) {
    const path = rangeFrom === undefined ? 'rangeFrom' : 'rangeTo';
    return [{ path, message: 'Enter the least and the most that the instrument shows, or neither.' }];
  }
  if (rangeFrom >= rangeTo)
    return [{ path: 'rangeTo', message: `The most that the instrument shows must be more than ${rangeFrom}.` }];
  const outside = [from, to, below].find((limit) => limit !== undefined && (limit < rangeFrom || limit > rangeTo));
  if (outside === undefined) return [];
  const message = `The instrument must show the limit of ${outside}. Correct the limit or what the instrument shows.`;
  return [{ path: outside < rangeFrom ? 'rangeFrom' : 'rangeTo', message }];
}

function validateLimits(reading: ReadingDefinition): PolicyProblem[] {
  const problems = listProblems([validateLimitOrder(reading)]);
  return problems.length > 0 ? problems : validateRange(reading);
}

const readingNumbers = ['from', 'to', 'below', 'rangeFrom', 'rangeTo'] as const;

function validateReading(reading: ReadingDefinition, earlier: readonly ReadingDefinition[]): PolicyProblem[] {
  const { name, label, unit } = reading;
  const isTaken = earlier.some((other) => isSameText(other.label, label));
  const limits = listProblems(readingNumbers.map((limit) => [limit, validateLimit(reading[limit])]));
  return [
    ...listProblems([
      [
        'name',
        validatePolicyName(
          name,
          earlier.map((other) => other.name),
        ),
      ],
      [
        'label',
        validateTitle(label, 'The label', workPolicyLimits.readingLabel) ??
          (isTaken ? `Another reading is called '${label.trim()}'. Choose another label.` : undefined),
      ],
      ['unit', validateText(unit, { label: 'The unit', maxLength: workPolicyLimits.unit })],
    ]),
    ...(limits.length > 0 ? limits : validateLimits(reading)),
  ];
}

function validateReadings(readings: readonly ReadingDefinition[]): PolicyProblem[] {
  const most = workPolicyLimits.readings;
  if (readings.length > most) return [{ path: '', message: `A check has at most ${most} readings. Remove some.` }];
  return readings.flatMap((reading, index) =>
    placeProblems(String(index), validateReading(reading, readings.slice(0, index))),
  );
}

/** Returns what is wrong with the times of a series, each of which is valid. */
function validateTimes({ beforeStartMinutes, everyMinutes, graceMinutes = 0 }: CheckDefinition): PolicyProblem[] {
  if (beforeStartMinutes === undefined && everyMinutes === undefined) {
    const sentence = 'Set how old the check may be at the start, an interval, or both.';
    return [{ path: 'everyMinutes', message: sentence }];
  }
  if (everyMinutes !== undefined && graceMinutes >= everyMinutes) {
    return [{ path: 'graceMinutes', message: 'The grace time must be shorter than the interval.' }];
  }
  return [];
}

/** All problems of one series of checks, given those before it. */
export function validateCheck(check: CheckDefinition, earlier: readonly CheckDefinition[]): PolicyProblem[] {
  const { name, title, kind, readings } = check;
  const isTaken = earlier.some((other) => isSameText(other.title, title));
  // A check that is not repeated is never due, so it needs no grace time.
  const graceMinutes = check.everyMinutes === undefined ? 0 : check.graceMinutes;
  const numbers = validateNumbers({ ...check, graceMinutes }, checkNumbers);
  return [
    ...listProblems([
      [
        'name',
        validatePolicyName(
          name,
          earlier.map((other) => other.name),
        ),
      ],
      [
        'title',
        validateTitle(title, 'The title', workPolicyLimits.checkTitle) ??
          (isTaken ? `Another check is called '${title.trim()}'. Choose another title.` : undefined),
      ],
      ['kind', isCheckKind(kind) ? undefined : 'Choose one of the kinds of check.'],
    ]),
    ...(numbers.length > 0 ? numbers : validateTimes(check)),
    ...placeProblems('readings', validateReadings(readings)),
  ];
}
