import { expect, it } from 'vitest';
import { normalizePassNumber } from './pass-number.ts';

it.each([
  ['A-1223'],
  ['a1223'],
  [' a 1223 '],
  ['A\u20131223'],
  ['A\u00A01223'],
  ['Ａ－１２２３'],
  ['A\u200B-1223'],
  ['A\u22121223'],
])('%j is A-1223', (typed) => {
  expect(normalizePassNumber(typed)).toBe('a1223');
});

it.each([['A-1224'], ['A.1223'], ['A/1223'], ['AA1223'], ['']])('%j is another one', (typed) => {
  expect(normalizePassNumber(typed)).not.toBe('a1223');
});
