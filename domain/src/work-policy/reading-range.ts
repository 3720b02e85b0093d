import { gasReadings, type CheckReading } from './work-policy.ts';

/** What an instrument shows of a reading, both ends included. */
export interface ReadingRange {
  from: number;
  to: number;
}

function containsLimits({ from, to }: ReadingRange, reading: CheckReading): boolean {
  const limits = [reading.from, reading.to, reading.below];
  return limits.every((limit) => limit === undefined || (limit >= from && limit <= to));
}

/**
 * What the instrument shows of a reading; undefined where that is not known, so that any number can be read. The four
 * gases of a policy from before there were ranges have the usual one, unless their limits are outside it.
 */
export function findRange(reading: CheckReading): ReadingRange | undefined {
  const { rangeFrom, rangeTo } = reading;
  if (rangeFrom !== undefined && rangeTo !== undefined) return { from: rangeFrom, to: rangeTo };
  const usual = gasReadings.find(({ name, unit }) => name === reading.name && unit === reading.unit);
  if (usual?.rangeFrom === undefined || usual.rangeTo === undefined) return undefined;
  const range = { from: usual.rangeFrom, to: usual.rangeTo };
  return containsLimits(range, reading) ? range : undefined;
}

/** The members of a reading that hold its range. */
export function toRangeMembers(range: ReadingRange | undefined): Pick<CheckReading, 'rangeFrom' | 'rangeTo'> {
  return range ? { rangeFrom: range.from, rangeTo: range.to } : {};
}

/** A reading that holds its range, also where that is the usual one. */
export function withRange(reading: CheckReading): CheckReading {
  return { ...reading, ...toRangeMembers(findRange(reading)) };
}

/**
 * The range of a reading that two forms ask for, under the limits of both: from the lower to the higher end, and at
 * least to the limits. A form without a range leaves that of the other. A narrower range would refuse what another
 * instrument truly shows.
 */
export function combineRanges(one: CheckReading, other: CheckReading, limits: CheckReading): ReadingRange | undefined {
  const ranges = [findRange(one), findRange(other)].filter((range) => range !== undefined);
  if (ranges.length === 0) return undefined;
  const bounds = [limits.from, limits.to, limits.below].filter((limit) => limit !== undefined);
  return {
    from: Math.min(...ranges.map(({ from }) => from), ...bounds),
    to: Math.max(...ranges.map(({ to }) => to), ...bounds),
  };
}

/** A range with its unit: '0 to 100 %'. */
export function formatRange({ from, to }: ReadingRange, { unit }: Pick<CheckReading, 'unit'>): string {
  return unit === '' ? `${from} to ${to}` : `${from} to ${to} ${unit}`;
}

/** A reading above what the instrument shows: '> 100 % LEL', or 'over range' where that is not known. */
export function formatOverRange(reading: CheckReading): string {
  const range = findRange(reading);
  if (!range) return 'over range';
  // Without its label, '100 %' of a flammable gas could be taken for its share of the air.
  const unit = reading.name === 'flammable' && reading.unit === '%' ? '% LEL' : reading.unit;
  return unit === '' ? `> ${range.to}` : `> ${range.to} ${unit}`;
}

/** The value at which a reading over range stands in a chart: the most that the instrument shows, or its upper limit. */
export function findEdgeValue(reading: CheckReading): number {
  return findRange(reading)?.to ?? reading.to ?? reading.below ?? 0;
}

/** Whether an instrument with this range shows a value. */
export function isShown({ from, to }: ReadingRange, value: number): boolean {
  return value >= from && value <= to;
}

/** Why a value cannot have been read, as a sentence; undefined when the instrument shows it. */
export function findRangeProblem(reading: CheckReading, value: number): string | undefined {
  const range = findRange(reading);
  if (!range || isShown(range, value)) return undefined;
  return `The instrument shows ${formatRange(range, reading)}. Check the value.`;
}
