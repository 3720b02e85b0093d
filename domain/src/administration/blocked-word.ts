import { validateText } from '../text/plain-text.ts';

export const blockedWordMaxLength = 100;

/** What is wrong with a word that is to be blocked, as a sentence; nothing when it can be kept. */
export function validateBlockedWord(word: string): string | undefined {
  return validateText(word, { label: 'Blocked word', maxLength: blockedWordMaxLength, required: true });
}
