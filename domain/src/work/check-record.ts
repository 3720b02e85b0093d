import type { CheckReading, CheckSeries } from '../template/work-policy.ts';

/** A value of a check that passed or failed. */
export type CheckResult = 'passed' | 'failed';

/** A check as it stands in the log. */
export interface GivenCheck {
  /** The name of the series. */
  series: string;
  /** By the name of the reading; a reading after a failed one may be left out. */
  values: Record<string, number>;
  result: CheckResult;
  /** What was seen, for a check without readings or beside them. */
  note?: string;
  instrument?: string;
  /** The instrument's calibration date, as YYYY-MM-DD. */
  calibratedOn?: string;
  /** The device's own time, where it was recorded without a connection; ISO 8601. */
  deviceTime?: string;
  /** The name of an uploaded file. */
  photo?: string;
}

/** Why a value is outside its limits, as a sentence; undefined when it is within them. */
export function findLimitProblem(reading: CheckReading, value: number): string | undefined {
  const { from, to, below, unit } = reading;
  const withUnit = (number: number) => (unit === '' ? `${number}` : `${number} ${unit}`);
  if (from !== undefined && value < from) return `${withUnit(value)} is below the limit of ${withUnit(from)}.`;
  if (to !== undefined && value > to) return `${withUnit(value)} is above the limit of ${withUnit(to)}.`;
  if (below !== undefined && value > below) return `${withUnit(value)} is above the limit of ${withUnit(below)}.`;
  if (below !== undefined && value === below) return `${withUnit(value)} is not below ${withUnit(below)}.`;
  return undefined;
}

/** The problems of a check's values, in the order of the readings; empty when all are within their limits. */
export function listLimitProblems({ readings }: CheckSeries, values: Readonly<Record<string, number>>): string[] {
  return readings.flatMap((reading) => {
    const value = values[reading.name];
    const problem = value === undefined ? undefined : findLimitProblem(reading, value);
    return problem === undefined ? [] : [`${reading.label}: ${problem}`];
  });
}

/** Why these are no values of a series, as a sentence; undefined when they are, whether or not all are there. */
export function findInvalidReading(
  { readings, title }: CheckSeries,
  values: Readonly<Record<string, number>>,
): string | undefined {
  for (const [name, value] of Object.entries(values)) {
    const reading = readings.find((one) => one.name === name);
    if (!reading) return `${title} has no reading '${name.slice(0, 40)}'.`;
    if (!Number.isFinite(value)) return `${reading.label} must be a number.`;
  }
  return undefined;
}

/** Which reading a check that passes still lacks, as a sentence; undefined when none. */
export function findMissingReading(
  { readings, title }: CheckSeries,
  values: Readonly<Record<string, number>>,
): string | undefined {
  const missing = readings.find(({ name }) => values[name] === undefined);
  return missing && `${missing.label} is missing. Take the readings of ${title} in order.`;
}
