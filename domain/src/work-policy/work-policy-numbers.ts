import type { CheckDefinition, FireWatchDefinition, WorkPolicyDefinition } from './work-policy-definition.ts';
import { workPolicyLimits } from './work-policy.ts';

/** What a number of a work policy counts; also the word after it. */
export type PolicyUnit = 'hour' | 'minute' | 'day' | 'person';

const minutesOfHour = 60;

/** Hours in minutes: '1.5' is 90. Stored parts of an hour are not exact. */
export function toWholeMinutes(hours: number): number {
  return Math.round(hours * minutesOfHour);
}

/** Minutes in hours, as a policy stores them. */
export function toHours(minutes: number): number {
  return minutes / minutesOfHour;
}

/** A whole number that a policy sets. */
export interface PolicyNumber {
  /** Label in the builder and in the difference between two versions. */
  label: string;
  /** Explains the number in the builder. */
  help: string;
  unit: PolicyUnit;
  least: number;
  most: number;
  /** Whether a part of an hour can be set, in whole minutes. */
  inMinutes?: true;
  /** What it means to leave the number out; undefined for a number that a policy must have. */
  omitted?: string;
}

type NumberName<Type> = { [Name in keyof Type]-?: number extends Type[Name] ? Name : never }[keyof Type];

/** The word after a number: 'hour' after 1, otherwise 'hours'. */
export function formatUnit(value: number, unit: PolicyUnit): string {
  if (value === 1) return unit;
  return unit === 'person' ? 'people' : `${unit}s`;
}

/** A number with its unit: '1 hour', '30 minutes'; a part of an hour in minutes. */
export function formatAmount(value: number, unit: PolicyUnit): string {
  if (unit === 'hour' && !Number.isInteger(value)) return formatAmount(toWholeMinutes(value), 'minute');
  return `${value} ${formatUnit(value, unit)}`;
}

/** The numbers of the policy itself, one row each, in the order in which they are shown. */
export const policyNumbers: { readonly [Name in NumberName<WorkPolicyDefinition>]-?: PolicyNumber } = {
  validityHours: {
    label: 'Valid for',
    help: 'Counted from the start of the work. Then the permit expires, even if its period has not ended.',
    unit: 'hour',
    inMinutes: true,
    least: toHours(1),
    most: workPolicyLimits.validityHours,
    omitted: 'The whole period',
  },
  revalidationHours: {
    label: 'Revalidation',
    help: 'How often the issuing authority has to confirm that the conditions of the permit still hold.',
    unit: 'hour',
    inMinutes: true,
    least: toHours(1),
    most: workPolicyLimits.revalidationHours,
    omitted: 'Never',
  },
  ownPauseMinutes: {
    label: 'Own pause',
    help: 'The longest pause after which the permit holder may resume the work without the issuing authority.',
    unit: 'minute',
    least: 0,
    most: workPolicyLimits.ownPauseMinutes,
  },
  extensionHours: {
    label: 'Extension',
    help: 'By how much all extensions together may move the end; 0 if the permit cannot be extended.',
    unit: 'hour',
    inMinutes: true,
    least: 0,
    most: workPolicyLimits.extensionHours,
  },
};

/** The numbers of a fire watch. */
export const fireWatchNumbers: { readonly [Name in NumberName<Required<FireWatchDefinition>>]: PolicyNumber } = {
  minutes: {
    label: 'Fire watch',
    help: 'How long the place is watched for fires after the work.',
    unit: 'minute',
    least: 1,
    most: workPolicyLimits.fireWatchMinutes,
  },
  roundMinutes: {
    label: 'Round every',
    help: 'The time from one round to the next.',
    unit: 'minute',
    least: 1,
    most: workPolicyLimits.fireWatchMinutes,
  },
  graceMinutes: {
    label: 'Grace time',
    help: 'How long after it is due a round counts as missed.',
    unit: 'minute',
    least: 0,
    most: workPolicyLimits.fireWatchMinutes,
  },
};

/** The numbers of a series of checks. */
export const checkNumbers: { readonly [Name in NumberName<CheckDefinition>]-?: PolicyNumber } = {
  beforeStartMinutes: {
    label: 'Before the start',
    help: 'How old the first check may be when the work starts.',
    unit: 'minute',
    least: 1,
    most: workPolicyLimits.checkMinutes,
    omitted: 'Not needed',
  },
  everyMinutes: {
    label: 'Interval',
    help: 'The time from one check to the next while the work is live.',
    unit: 'minute',
    least: 1,
    most: workPolicyLimits.checkMinutes,
    omitted: 'Not repeated',
  },
  graceMinutes: {
    label: 'Grace time',
    help: 'How long after it is due a check counts as missed, and the work is suspended.',
    unit: 'minute',
    least: 0,
    most: workPolicyLimits.checkMinutes,
  },
  calibrationDays: {
    label: 'Calibration',
    help: 'How long ago the instrument may have been calibrated.',
    unit: 'day',
    least: 1,
    most: workPolicyLimits.calibrationDays,
    omitted: 'No instrument',
  },
};

/** The number of people in a role. */
export const roleNumber: PolicyNumber = {
  label: 'At least',
  help: 'How many people must be signed on in this role before the work starts; 0 if nobody has to be.',
  unit: 'person',
  least: 0,
  most: workPolicyLimits.peopleOfOneKind,
};

/** The number of people with a certificate. */
export const crewNumber: PolicyNumber = {
  label: 'At least',
  help: 'How many people with this certificate must be signed on before the work starts.',
  unit: 'person',
  least: 1,
  most: workPolicyLimits.peopleOfOneKind,
};
