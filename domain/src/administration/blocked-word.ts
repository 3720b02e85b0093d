import { validateText } from '../text/plain-text.ts';

export const blockedWordMaxLength = 100;

/** Returns why a word cannot be blocked, as a sentence, or undefined when it can. */
export function validateBlockedWord(word: string): string | undefined {
  return validateText(word, { label: 'Blocked word', maxLength: blockedWordMaxLength, required: true });
}
