import type { CheckReading } from '@eptw/domain/work-policy/work-policy';
import { findLimitProblem } from '@eptw/domain/work/log/check-record';

/** The most digits before the point. */
const maximumDigits = 5;

/** A text is judged after this long without another digit. */
export const judgeAfterMs = 800;

const number = /^\d{1,5}(\.\d{0,3})?$/;

/** The text after a key: a digit, '.', or 'Backspace'. A key that would make it no number changes nothing. */
export function pressKey(text: string, key: string): string {
  if (key === 'Backspace') return text.slice(0, -1);
  if (key === '.' && text === '') return '0.';
  const next = text === '0' && key !== '.' ? key : text + key;
  return number.test(next) ? next : text;
}

/** The text as a number; undefined while it is none. */
export function parseReading(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  return number.test(trimmed) ? Number(trimmed) : undefined;
}

/** The values that further digits can still lead to, each from a first one up to, and not including, a last one. */
function listReachable(text: string, value: number): [from: number, to: number][] {
  const decimals = text.split('.')[1];
  if (decimals !== undefined) return [[value, value + 10 ** -decimals.length]];
  const more = value === 0 ? maximumDigits : maximumDigits - text.length;
  return Array.from({ length: more + 1 }, (_, digits) => [value * 10 ** digits, (value + 1) * 10 ** digits]);
}

/**
 * Whether no further digit can change what a value comes to: '2' on the way to '20.9' is undecided, '12' where the
 * limit is 10 is not.
 */
export function isDecided(reading: CheckReading, text: string): boolean {
  const value = parseReading(text);
  if (value === undefined) return false;
  const isFailing = findLimitProblem(reading, value) !== undefined;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, below = Number.POSITIVE_INFINITY } = reading;
  return listReachable(text, value).every(([first, last]) =>
    isFailing ? last <= from || first > to || first >= below : first >= from && last <= to && last <= below,
  );
}
