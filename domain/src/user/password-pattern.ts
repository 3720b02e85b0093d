/** The rows of keyboards in use, and the columns of digits and letters below them. */
const keyboardLines = [
  '1234567890-=',
  ...['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ...['qwertzuiop', 'yxcvbnm'],
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/'],
];

const pairsOf = (line: string) => Array.from({ length: line.length - 1 }, (_, at) => line.slice(at, at + 2));
const keysInRow = new Set(keyboardLines.flatMap(pairsOf));

const isLetterOrDigit = (character: string) => /^[\p{L}\p{N}]$/u.test(character);
const stepBetween = (one: string, other: string) => (other.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0);
const isStep = (step: number) => (one: string, other: string) =>
  isLetterOrDigit(one) && isLetterOrDigit(other) && stepBetween(one, other) === step;

/** How one character may follow another in a pattern: the same, the next, the one before, or the next key. */
const follows: readonly ((one: string, other: string) => boolean)[] = [
  (one, other) => one === other,
  isStep(1),
  isStep(-1),
  (one, other) => keysInRow.has(one + other),
  (one, other) => keysInRow.has(other + one),
];

/** Shorter ones occur in any password. */
const shortestRun = 3;

/** So much beside the patterns does not make a password of them. */
const mostBeside = 2;

/** A part that is repeated throughout, such as 'ab' or '2026'. */
const repeatedPart = /^(.{1,4}?)\1+$/u;

function findRunLength(characters: readonly string[], from: number): number {
  return Math.max(
    ...follows.map((mayFollow) => {
      let end = from + 1;
      while (end < characters.length && mayFollow(characters[end - 1] ?? '', characters[end] ?? '')) end += 1;
      return end - from;
    }),
  );
}

/**
 * Whether a password is nothing but keyboard rows, sequences and repeats, one after the other: 'qwertz', 'abcdef',
 * '123abc', 'aaaaaa', '20262026'. One or two characters beside them do not help.
 */
export function isPasswordPattern(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (repeatedPart.test(text)) return true;
  const characters = Array.from(text);
  let beside = 0;
  let at = 0;
  while (at < characters.length) {
    const length = findRunLength(characters, at);
    if (length >= shortestRun) at += length;
    else {
      beside += 1;
      at += 1;
    }
  }
  return beside <= mostBeside && beside < characters.length;
}
