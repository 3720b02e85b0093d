import { toStoredLine } from './stored-text.ts';

/** A typed text as one line with a maximum length, cut between two words if it is longer. */
export function toOneLine(text: string, maxLength: number): string {
  const line = toStoredLine(text);
  const characters = Array.from(line);
  if (characters.length <= maxLength) return line;
  const cut = characters.slice(0, maxLength - 1).join('');
  const wholeWords = cut.replace(/\s\S*$/u, '');
  // One long word is cut at the limit; otherwise the last word is left out as a whole.
  const shortened = wholeWords.length >= cut.length / 2 ? wholeWords : cut;
  return `${shortened.replace(/[\s,;:.-]+$/u, '')}…`;
}
