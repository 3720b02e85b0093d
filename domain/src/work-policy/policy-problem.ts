import { message } from '../message.ts';
import { formatAmount, toHours, toWholeMinutes, type PolicyNumber } from './work-policy-numbers.ts';

/**
 * A problem in a work policy and its place: names of members and positions counted from 0, joined by dots, such as
 * 'checks.0.readings.1.to'; empty for the policy as a whole.
 */
export interface PolicyProblem {
  path: string;
  message: string;
}

/** Hours that stand for whole minutes: a third of an hour is 20 minutes, and stored as 0.333…. */
function isInWholeMinutes(hours: number): boolean {
  return Math.abs(hours - toHours(toWholeMinutes(hours))) < 1e-6;
}

/** Returns what is wrong with a number: it is missing, not whole or beyond its limits. */
export function validateNumber(value: number | undefined, number: PolicyNumber): string | undefined {
  const { label, unit, least, most, omitted, inMinutes } = number;
  if (value === undefined) return omitted === undefined ? message.fieldRequired : undefined;
  const isWhole = inMinutes ? isInWholeMinutes(value) : Number.isInteger(value);
  if (isWhole && value >= least && value <= most) return undefined;
  if (inMinutes)
    return `${label}: enter a time from ${least === 0 ? 0 : formatAmount(least, unit)} to ${formatAmount(most, unit)}, in whole minutes.`;
  return `${label}: enter a whole number from ${least} to ${formatAmount(most, unit)}.`;
}

/** The problems of the numbers of one table. */
export function validateNumbers<Name extends string>(
  values: Readonly<Partial<Record<NoInfer<Name>, number>>>,
  numbers: Readonly<Record<Name, PolicyNumber>>,
): PolicyProblem[] {
  const names = Object.keys(numbers) as Name[];
  return listProblems(names.map((name) => [name, validateNumber(values[name], numbers[name])]));
}

/** The problems among these places and what is wrong there. */
export function listProblems(
  places: readonly (readonly [path: string, sentence: string | undefined])[],
): PolicyProblem[] {
  return places.flatMap(([path, sentence]) => (sentence === undefined ? [] : [{ path, message: sentence }]));
}

/** The problems of a part of a policy, with their places in the whole. */
export function placeProblems(place: string, problems: readonly PolicyProblem[]): PolicyProblem[] {
  return problems.map(({ path, message: sentence }) => ({
    path: path === '' ? place : `${place}.${path}`,
    message: sentence,
  }));
}
