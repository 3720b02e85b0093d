import type { ValueProblem, InputRules } from './input-model.ts';
import { isUnstorable } from './stored-text.ts';

/** The most entries in a list of files, marked maps or reviewers. */
export const maxListEntries = 20;

/** The longest entry of such a list, in characters: the longest file name. */
const maxEntryLength = 255;

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function findListProblem(entries: string[], noun: string): ValueProblem | undefined {
  if (entries.length > maxListEntries) {
    const message = `There are ${entries.length} ${noun} here. Keep at most ${maxListEntries}.`;
    return { kind: 'tooLarge', message };
  }
  if (entries.some((entry) => entry.length > maxEntryLength || isUnstorable(entry))) {
    return {
      kind: 'invalid',
      message: `One of the ${noun} has a name that cannot be stored. Remove it and add it again.`,
    };
  }
  return undefined;
}

/** A list of names (stored files, marked maps, user ids), without duplicates, in the order they were added. */
export function createNameListRules(noun: string, requiredMessage: string): InputRules<string[]> {
  return {
    hasType: isTextList,
    wrongTypeMessage: `Give a list of ${noun}.`,
    requiredMessage,
    normalise: (entries) => [...new Set(entries.map((entry) => entry.trim()))].filter((entry) => entry !== ''),
    isEmpty: (entries) => entries.length === 0,
    findProblem: (entries) => findListProblem(entries, noun),
    display: (entries) => entries.join(', '),
  };
}
