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

/**
 * Why a check cannot be recorded as it stands, as a sentence. A value outside its limits is no reason: it is recorded,
 * and what follows it may be left out, since everybody has to leave.
 */
export function findIncompleteReading(
  series: CheckSeries,
  values: Readonly<Record<string, number>>,
): string | undefined {
  const unknown = Object.keys(values).find((name) => !series.readings.some((reading) => reading.name === name));
  if (unknown !== undefined) return `${series.title} has no reading '${unknown.slice(0, 40)}'.`;
  for (const reading of series.readings) {
    const value = values[reading.name];
    if (value === undefined) return `${reading.label} is missing. Take the readings of ${series.title} in order.`;
    if (!Number.isFinite(value)) return `${reading.label} must be a number.`;
    if (findLimitProblem(reading, value) !== undefined) return undefined;
  }
  return undefined;
}
