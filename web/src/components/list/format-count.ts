import { formatInteger } from '@eptw/domain/text/format-integer';

/** Formats the number of rows of a list for use within a sentence: '1,234', or 'more than 1,000' if it is not exact. */
export function formatCount(count: number, isExact: boolean): string {
  const number = formatInteger(count);
  return isExact ? number : `more than ${number}`;
}

/** Formats the number of entries for below a list's title; undefined until it is known. */
export function formatCountNote(
  count: number,
  isKnown: boolean,
  [one, several]: readonly [string, string],
  isExact = true,
): string | undefined {
  if (!isKnown) return undefined;
  const number = formatInteger(count);
  return isExact ? `${number} ${count === 1 ? one : several}` : `More than ${number} ${several}`;
}
