const htmlTagPattern = /<[a-z!/?]/i;
/** Characters that turn the direction of writing or break a line, so that a text reads as another one. */
const bidiControls = '\\u202a-\\u202e\\u2066-\\u2069\\u2028\\u2029';
const controlPattern = new RegExp(`[\\p{Cc}${bidiControls}]`, 'u');
const multilineControlPattern = new RegExp(`[^\\P{Cc}\\n\\t]|[${bidiControls}]`, 'u');

/** What a text may be. Lengths are in characters. */
export interface TextRule {
  /** What the field is called, to begin a sentence with. */
  label: string;
  maxLength: number;
  required?: boolean;
  /** Whether the text may have several lines. */
  multiline?: boolean;
}

/**
 * What is wrong with a text that an administrator or a newcomer typed, as a sentence; nothing when it may be kept. Markup
 * is refused rather than cleaned, so that nothing is ever kept that was not typed.
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

/** What is wrong with an e-mail address, as a sentence; nothing when mail could be sent to it. */
export function validateEmail(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email is required.';
  if (trimmed.length > 254 || !emailPattern.test(trimmed)) return 'Enter an e-mail address such as name@company.com.';
  return undefined;
}
