import { expect, test } from 'vitest';
import { validateBlockedWord } from './blocked-word.ts';

test.each([
  ['', 'Blocked word is required.'],
  ['x'.repeat(101), 'Blocked word may have at most 100 characters.'],
  ['x'.repeat(100), undefined],
])('%j as a blocked word', (word, problem) => {
  expect(validateBlockedWord(word)).toBe(problem);
});
