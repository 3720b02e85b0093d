const htmlTagPattern = /<[a-z!/?]/i;
/** Characters that change the writing direction or break a line, so that a text reads as another one. */
const bidiControls = '\\u202a-\\u202e\\u2066-\\u2069\\u2028\\u2029';
const controlPattern = new RegExp(`[\\p{Cc}${bidiControls}]`, 'u');
const multilineControlPattern = new RegExp(`[^\\P{Cc}\\n\\t]|[${bidiControls}]`, 'u');

/** The rules for a text. Lengths are in characters. */
export interface TextRule {
  /** The name of the field, at the start of a message. */
  label: string;
  maxLength: number;
  required?: boolean;
  /** Whether the text may have several lines. */
  multiline?: boolean;
}

/**
 * Returns what is wrong with a text that an administrator or newcomer typed, as a sentence, or undefined when it is
 * valid. Markup is refused rather than cleaned, so that only what was typed is ever stored.
 */
export function validateText(text: string, { label, maxLength, required, multiline }: TextRule): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return required ? `${label} is required.` : undefined;
  if (trimmed.length > maxLength) return `${label} may have at most ${maxLength} characters.`;
  if (htmlTagPattern.test(trimmed)) return `${label} may not contain HTML. Remove the tags.`;
  if ((multiline ? multilineControlPattern : controlPattern).test(trimmed))
    return `${label} contains invisible characters. Remove them.`;
  return undefined;
}

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Returns what is wrong with an e-mail address, as a sentence, or undefined when it is valid. */
export function validateEmail(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email is required.';
  if (trimmed.length > 254 || !emailPattern.test(trimmed)) return 'Enter an e-mail address such as name@company.com.';
  return undefined;
}
