import type { Complaint, InputRules } from './input-model.ts';
import { isUnstorable } from './plain-text.ts';

/** The most entries that a list of files, map markings or reviewers may have. */
export const listLimit = 20;

/** The longest entry of such a list, in characters: as long as a file name may be. */
const entryLimit = 255;

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function complaintAbout(entries: string[], noun: string): Complaint | undefined {
  if (entries.length > listLimit) {
    const message = `There are ${entries.length} ${noun} here. Keep at most ${listLimit}.`;
    return { kind: 'too-large', message };
  }
  if (entries.some((entry) => entry.length > entryLimit || isUnstorable(entry))) {
    return {
      kind: 'invalid',
      message: `One of the ${noun} has a name that cannot be kept. Remove it and add it again.`,
    };
  }
  return undefined;
}

/** A list of names (stored files, map markings, user ids), without repeats, in the order they were added. */
export function nameListRules(noun: string, requiredMessage: string): InputRules<string[]> {
  return {
    hasShape: isTextList,
    wrongShape: `Give a list of ${noun}.`,
    requiredMessage,
    normalise: (entries) => [...new Set(entries.map((entry) => entry.trim()))].filter((entry) => entry !== ''),
    isEmpty: (entries) => entries.length === 0,
    complaint: (entries) => complaintAbout(entries, noun),
    display: (entries) => entries.join(', '),
  };
}
