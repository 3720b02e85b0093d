import type { ValueProblem } from './input-model.ts';

/** Control characters but tab and line feed, and halves of a character: no database text can hold them. */
const unstorablePattern = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a text could not be stored as it is. */
export function isUnstorable(text: string): boolean {
  return text.search(unstorablePattern) >= 0;
}

/** A text of many lines as it is stored: line feeds only, nothing unstorable, trimmed. */
export function cleanLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(unstorablePattern, '').trim();
}

/** A text of one line as it is stored: as many lines, with every line break turned into a space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll('\n', ' ');
}

/** The complaint for a text of more than `limit` characters (UTF-16 units, as a text box counts them). */
export function checkLength(text: string, limit: number): ValueProblem | undefined {
  if (text.length <= limit) return undefined;
  const message = `This text has ${text.length} characters. Shorten it to at most ${limit}.`;
  return { kind: 'too-large', message };
}
