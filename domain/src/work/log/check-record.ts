import { findRange, formatOverRange, isShown } from '../../work-policy/reading-range.ts';
import type { CheckReading, CheckSeries } from '../../work-policy/work-policy.ts';
import type { CheckProblem } from './check-problem.ts';

/** A value of a check that passed or failed. */
export type CheckResult = 'passed' | 'failed';

/** A check as it stands in the log. */
export interface GivenCheck {
  /** The name of the series. */
  series: string;
  /** By the name of the reading; a reading after a failed one may be left out. */
  values: Record<string, number>;
  /** The names of the readings above what the instrument shows; each fails. */
  overRange?: string[];
  result: CheckResult;
  /** What was seen, for a check without readings or beside them. */
  note?: string;
  instrument?: string;
  /** The instrument's calibration date, as YYYY-MM-DD. */
  calibratedOn?: string;
  /** The id of the worker who measured; without one it was who recorded it. */
  measuredBy?: string;
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

/** What was read in a check. */
export type GivenReadings = Pick<GivenCheck, 'values' | 'overRange'>;

/** Why one reading of a check fails, as a sentence; undefined when it passes, or was not read. */
export function findReadingProblem(reading: CheckReading, { values, overRange }: GivenReadings): string | undefined {
  if (overRange?.includes(reading.name)) return `${formatOverRange(reading)}: more than the instrument shows.`;
  const value = values[reading.name];
  return value === undefined ? undefined : findLimitProblem(reading, value);
}

/** The problems of a check's readings, in their order; empty when all are within their limits. */
export function listLimitProblems({ readings }: CheckSeries, given: GivenReadings): string[] {
  return readings.flatMap((reading) => {
    const problem = findReadingProblem(reading, given);
    return problem === undefined ? [] : [`${reading.label}: ${problem}`];
  });
}

/** What was read: '20.9 %', '> 100 % LEL'; undefined when it was not read. */
export function formatReadValue(reading: CheckReading, { values, overRange }: GivenReadings): string | undefined {
  if (overRange?.includes(reading.name)) return formatOverRange(reading);
  const value = values[reading.name];
  if (value === undefined) return undefined;
  return reading.unit === '' ? `${value}` : `${value} ${reading.unit}`;
}

/**
 * Why these cannot have been read in a check of this series; undefined when they can, whether or not all are there.
 */
export function findInvalidReading(
  { readings, title }: CheckSeries,
  { values, overRange = [] }: GivenReadings,
): CheckProblem | undefined {
  const unknown = [...Object.keys(values), ...overRange].find((name) => !readings.some((one) => one.name === name));
  if (unknown !== undefined) return { key: 'unknownReading', series: title, name: unknown.slice(0, 40) };
  for (const reading of readings) {
    const value = values[reading.name];
    if (value === undefined) continue;
    const { label, name } = reading;
    if (!Number.isFinite(value)) return { key: 'noNumber', reading: label };
    if (overRange.includes(name)) return { key: 'valueAndOverRange', reading: label };
    const range = findRange(reading);
    if (range && !isShown(range, value)) return { key: 'beyondInstrument', reading: label, range, unit: reading.unit };
  }
  return undefined;
}

/** Which reading a check that passes still lacks; undefined when none. */
export function findMissingReading(
  { readings, title }: CheckSeries,
  { values }: GivenReadings,
): CheckProblem | undefined {
  const missing = readings.find(({ name }) => values[name] === undefined);
  return missing && { key: 'readingMissing', reading: missing.label, series: title };
}
