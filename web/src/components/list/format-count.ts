import { formatInteger } from '@eptw/domain/text/format-integer';

/** Formats the number of entries for below a list's title; undefined until it is known. */
export function formatCountNote(count: number, isKnown: boolean, [one, several]: readonly [string, string]) {
  return isKnown ? `${formatInteger(count)} ${count === 1 ? one : several}` : undefined;
}
