import { toStoredText } from './stored-text.ts';

/** How spreadsheets begin a formula, also as East Asian keyboards write it. */
const formulaPattern = /^[=+\-@＝＋－＠]/;

const htmlTagPattern = /<[a-z!/?]/i;

/** The rules for a text. Lengths are in characters. */
export interface TextRule {
  /** The name of the field, at the start of a message. */
  label: string;
  maxLength: number;
  required?: boolean;
  /** Whether the text may have several lines. */
  multiline?: boolean;
  /** Whether it names somebody or something: a name that spreadsheets would run is refused, whichever way it comes in. */
  isName?: boolean;
}

/**
 * Returns what is wrong with a text that an administrator or newcomer typed, as a sentence, or undefined when it is
 * valid as it is stored. Markup is refused rather than removed, so that nothing that one sees is missing.
 */
export function validateText(
  text: string,
  { label, maxLength, required, multiline, isName }: TextRule,
): string | undefined {
  const stored = toStoredText(text);
  if (stored === '') return required ? `${label} is required.` : undefined;
  if (stored.length > maxLength) return `${label} may have at most ${maxLength} characters.`;
  if (htmlTagPattern.test(stored)) return `${label} may not contain HTML. Remove the tags.`;
  if (isName && formulaPattern.test(stored)) return `${label} begins like a formula. Remove '${stored.slice(0, 1)}'.`;
  return !multiline && stored.includes('\n') ? `${label} has a line break. Put a space in its place.` : undefined;
}
