import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toOneLine } from './one-line.ts';

it.each([
  ['Replace strainer', 40, 'Replace strainer'],
  ['  Replace\n\n strainer\t at P-2 ', 40, 'Replace strainer at P-2'],
  ['Replace the strainer at pump P-2', 20, 'Replace the…'],
  ['Replace the, strainer', 14, 'Replace the…'],
  ['A twelve-kg', 11, 'A twelve-kg'],
  ['A very-long-word-at-its-end', 20, 'A very-long-word-at…'],
  ['Replace the, ;: strainer', 17, 'Replace the…'],
  ['https://intranet.example/a-very-long-address', 20, 'https://intranet.ex…'],
  ['Weld\u202Eold', 20, 'Weldold'],
  ['', 20, ''],
])('%j in %i characters is %j', (text, maxLength, line) => {
  expect(toOneLine(text, maxLength)).toBe(line);
});

it('is never longer than the limit, and never has a second line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 5, max: 80 }), (text, maxLength) => {
      const line = toOneLine(text, maxLength);
      expect(Array.from(line).length).toBeLessThanOrEqual(maxLength);
      expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200B\u2028\u2029\uFEFF]/u);
    }),
  );
});
