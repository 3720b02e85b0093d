import { expect, test } from 'vitest';
import { formatMissingOnPaper, formatUnprintable } from './unprintable.ts';

test('characters that cannot be printed are named on screen and on paper', () => {
  expect(formatUnprintable(['ع', '🦄'])).toBe('These characters cannot be printed: ع (U+0639), 🦄 (U+1F984).');
  expect(formatMissingOnPaper(['ע', '🧑‍🚀'])).toBe('□ stands for what cannot be printed: U+05E2, U+1F9D1 U+200D U+1F680');
});

test('of very many only the first are named', () => {
  const letters = Array.from({ length: 25 }, (_, index) => String.fromCodePoint(0x5d0 + index));
  expect(formatMissingOnPaper(letters)).toMatch(/U\+05E3 and 5 more$/);
});
