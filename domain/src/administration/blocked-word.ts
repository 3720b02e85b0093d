import { textProblem } from '../plain-text.ts';

export const longestBlockedWord = 100;

/** What is wrong with a word that is to be blocked, as a sentence; nothing when it can be kept. */
export function blockedWordProblem(word: string): string | undefined {
  return textProblem(word, { label: 'Blocked word', greatest: longestBlockedWord, required: true });
}
