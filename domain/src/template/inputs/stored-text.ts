import { toLineFeeds } from '../../text/stored-text.ts';
import type { ValueProblem } from './input-model.ts';

/** Control characters except tab and line feed, and unpaired surrogates: no text in the database may contain them. */
const unstorablePattern = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a text contains characters that cannot be stored. */
export function isUnstorable(text: string): boolean {
  return text.search(unstorablePattern) >= 0;
}

/** Line breaks among the control characters. Others can be in stored answers, whose value must stay what was approved. */
const controlBreakPattern = /\r\n|[\v\f\r\u0085]/g;

/** Cleans a multi-line text for storage: line feeds only, no unstorable characters, trimmed. */
export function cleanLines(text: string): string {
  return text.replace(controlBreakPattern, '\n').replace(unstorablePattern, '').trim();
}

/** A single-line text as it is shown, also one that was stored with line breaks of other kinds. */
export function displayLine(text: string): string {
  return toLineFeeds(text).replaceAll('\n', ' ');
}

/** Cleans a single-line text for storage: the same, with every line break replaced by a space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll('\n', ' ');
}

/** The problem of a text with more than `limit` characters (UTF-16 units, as a text box counts them). */
export function checkLength(text: string, limit: number): ValueProblem | undefined {
  if (text.length <= limit) return undefined;
  const message = `This text has ${text.length} characters. Shorten it to at most ${limit}.`;
  return { kind: 'tooLarge', message };
}
