import { expect, it } from 'vitest';
import { normalizePassNumber, toPassNumber } from './pass-number.ts';

it.each([
  ['A-1223'],
  ['a1223'],
  [' a 1223 '],
  ['A\u20131223'],
  ['A\u00A01223'],
  ['Ａ－１２２３'],
  ['A\u200B-1223'],
  ['A\u22121223'],
  ['\u00C1-1223'],
])('%j is A-1223', (typed) => {
  expect(normalizePassNumber(typed)).toBe('a1223');
});

it.each([['A-1224'], ['A.1223'], ['A/1223'], ['AA1223'], ['']])('%j is another one', (typed) => {
  expect(normalizePassNumber(typed)).not.toBe('a1223');
});

it.each([
  ['P\u2011901', 'P-901'],
  ['\u202AP \u2013 901\u202C', 'P - 901'],
  ['Ｐ－９０１', 'P-901'],
  [' P\u00A0\u00A0901\u200B', 'P 901'],
])('%j is pasted as %s', (typed, stored) => {
  expect(toPassNumber(typed)).toBe(stored);
});
