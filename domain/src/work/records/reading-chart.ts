import { formatLimits } from '../../work-policy/describe-work-policy.ts';
import type { CheckReading } from '../../work-policy/work-policy.ts';
import { findLimitProblem } from '../log/check-record.ts';

/** A value of a reading at a time, in milliseconds. */
export interface ReadingPoint {
  at: number;
  /** Of a reading over range, the most that the instrument shows. */
  value: number;
  /** Whether it was above what the instrument shows. */
  isOverRange?: boolean;
}

/** The values that the axis of a reading reaches from and to. */
interface ReadingScale {
  from: number;
  to: number;
}

/** A place in a chart: both are shares, of its width from the left and of its height from the bottom. */
interface ChartPlace {
  across: number;
  up: number;
}

/** A value in a chart. */
export interface ChartPoint extends ChartPlace, ReadingPoint {
  isOutside: boolean;
}

/** A reading over the day as a chart, whatever draws it. Heights are shares from the bottom. */
export interface ReadingChart {
  /** The oldest first. */
  points: ChartPoint[];
  /** The heights of the limits. */
  limits: number[];
  /** What is allowed; omitted for a reading without limits. */
  allowed?: { from: number; to: number };
}

/** A share of the range of values and limits that is left free above and below it. */
const margin = 0.25;

/** An axis of its own for each reading: a shared one would flatten a small value beside a large one. */
export function createReadingScale({ from, to, below }: CheckReading, values: readonly number[]): ReadingScale {
  const shown = [from ?? 0, to ?? below ?? from ?? 0, ...values];
  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
  const room = (highest - lowest || 1) * margin;
  // Nothing is below zero unless a limit or a value is.
  return { from: lowest === 0 ? 0 : lowest - room, to: highest + room };
}

/** The chart of a reading. Its first value is at the left edge, its last one at the right edge; a single one is the last. */
export function createReadingChart(reading: CheckReading, points: readonly ReadingPoint[]): ReadingChart {
  // What is over range has its place at the edge: it would flatten what was read.
  const scale = createReadingScale(
    reading,
    points.filter(({ isOverRange }) => !isOverRange).map(({ value }) => value),
  );
  const toUp = (value: number) => (value - scale.from) / (scale.to - scale.from);
  const first = points[0]?.at ?? 0;
  const length = (points.at(-1)?.at ?? 0) - first;
  const { from, to, below } = reading;
  const upper = to ?? below;
  return {
    points: points.map(({ at, value, isOverRange }) => ({
      at,
      value,
      across: length > 0 ? (at - first) / length : 1,
      up: isOverRange ? 1 : toUp(value),
      isOutside: isOverRange === true || findLimitProblem(reading, value) !== undefined,
      ...(isOverRange && { isOverRange }),
    })),
    limits: [...new Set([from, upper])].flatMap((limit) => (limit === undefined ? [] : [toUp(limit)])),
    ...((from !== undefined || upper !== undefined) && {
      allowed: { from: from === undefined ? 0 : toUp(from), to: upper === undefined ? 1 : toUp(upper) },
    }),
  };
}

/** The chart in words: 'Oxygen, 7 readings from 20.6 to 20.9 %, limits 19.5 to 23.5 %.' */
export function describeReadingChart(reading: CheckReading, { points }: ReadingChart): string {
  const shown = points.filter(({ isOverRange }) => !isOverRange);
  const values = shown.map(({ value }) => value);
  const withUnit = (text: string) => (reading.unit === '' ? text : `${text} ${reading.unit}`);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const range = withUnit(lowest === highest ? `of ${lowest}` : `from ${lowest} to ${highest}`);
  const limits = formatLimits(reading);
  const outside = shown.filter(({ isOutside }) => isOutside).length;
  const overRange = points.length - shown.length;
  const parts = [
    reading.label,
    ...(points.length === 0 ? ['no readings'] : []),
    ...(shown.length === 0 ? [] : [`${formatCount(shown.length)} ${range}`]),
    ...(overRange === 0 ? [] : [`${formatCount(overRange)} over range`]),
    limits === '' ? 'no limits' : `limits ${limits}`,
    ...(outside === 0 ? [] : [`${outside} outside`]),
  ];
  return `${parts.join(', ')}.`;
}

function formatCount(count: number): string {
  return count === 1 ? '1 reading' : `${count} readings`;
}
