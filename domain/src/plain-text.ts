const markup = /<[a-z!/?]/i;
/** Characters that turn the direction of writing or break a line, so that a text reads as another one. */
const deceivers = '\\u202a-\\u202e\\u2066-\\u2069\\u2028\\u2029';
const controls = new RegExp(`[\\p{Cc}${deceivers}]`, 'u');
const controlsOfLines = new RegExp(`[^\\P{Cc}\\n\\t]|[${deceivers}]`, 'u');

/** What a text may be. Lengths are in characters. */
export interface TextRule {
  /** What the field is called, to begin a sentence with. */
  label: string;
  greatest: number;
  required?: boolean;
  /** Whether the text may have several lines. */
  lines?: boolean;
}

/**
 * What is wrong with a text that an administrator or a newcomer typed, as a sentence; nothing when it may be kept. Markup
 * is refused rather than cleaned, so that nothing is ever kept that was not typed.
 */
export function textProblem(text: string, { label, greatest, required, lines }: TextRule): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return required ? `${label} is required.` : undefined;
  if (trimmed.length > greatest) return `${label} may have at most ${greatest} characters.`;
  if (markup.test(trimmed)) return `${label} may not contain HTML. Remove the tags.`;
  if ((lines ? controlsOfLines : controls).test(trimmed)) return `${label} contains invisible characters. Remove them.`;
  return undefined;
}

const address = /^[^\s@<>()[\]\\,;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** What is wrong with an e-mail address, as a sentence; nothing when mail could be sent to it. */
export function emailProblem(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email is required.';
  if (trimmed.length > 254 || !address.test(trimmed)) return 'Enter an e-mail address such as name@company.com.';
  return undefined;
}
