import type { CheckReading } from '@eptw/domain/template/work-policy';

/** A value of a reading at a time. */
export interface ReadingPoint {
  at: number;
  value: number;
  isOutside: boolean;
}

/** The values that the axis of a reading reaches from and to. */
export interface ReadingScale {
  from: number;
  to: number;
}

/** A share of the allowed band that is left free above and below it. */
const margin = 0.25;

/** An axis of its own for each reading: a shared one would flatten a small value beside a large one. */
export function createReadingScale({ from, to, below }: CheckReading, points: readonly ReadingPoint[]): ReadingScale {
  const values = points.map(({ value }) => value);
  const lowest = Math.min(from ?? 0, ...values);
  const highest = Math.max(to ?? below ?? 0, ...values);
  const room = (highest - lowest || 1) * margin;
  // Nothing is below zero unless a limit or a value is.
  return { from: lowest === 0 ? 0 : lowest - room, to: highest + room };
}
