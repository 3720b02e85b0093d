/** How many there are, for under a list's title; nothing before that is known. */
export function formatCountNote(count: number, isKnown: boolean, [one, several]: readonly [string, string]) {
  return isKnown ? `${count.toLocaleString('en-SG')} ${count === 1 ? one : several}` : undefined;
}
