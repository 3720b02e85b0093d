import { message } from '../message.ts';
import { formatAmount, type PolicyNumber } from './work-policy-numbers.ts';

/**
 * A problem in a work policy and its place: names of members and positions counted from 0, joined by dots, such as
 * 'checks.0.readings.1.to'; empty for the policy as a whole.
 */
export interface PolicyProblem {
  path: string;
  message: string;
}

/** Returns what is wrong with a number: it is missing, not whole or beyond its limits. */
export function validateNumber(value: number | undefined, number: PolicyNumber): string | undefined {
  const { label, unit, least, most, omitted } = number;
  if (value === undefined) return omitted === undefined ? message.fieldRequired : undefined;
  if (Number.isInteger(value) && value >= least && value <= most) return undefined;
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
