import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsText, findMatches } from './find-matches.ts';
import { normalizeText } from './same-text.ts';

const mark = (text: string, search: string) =>
  findMatches(text, search).map(({ start, end }) => text.slice(start, end));

/** A stored text, a typed one that is in it, and what of the stored one is marked. */
const pairs: [stored: string, typed: string, marked: string][] = [
  ['Meet at the cafe\u0301 today', 'café', 'cafe\u0301'],
  ['Meet at the café today', 'cafe\u0301', 'café'],
  ['Meet at the café today', 'CAFE', 'café'],
  ['Sean O’Brien', "O'Brien", 'O’Brien'],
  ["Sean O'Brien", 'o’brien', "O'Brien"],
  ['Line\u00A0break valve', 'Line break', 'Line\u00A0break'],
  ['Line break valve', 'line\u00A0break', 'Line break'],
  ['Line  \n break', 'line break', 'Line  \n break'],
  ['Pump ＡＢ off', 'ab', 'ＡＢ'],
  ['Pump AB off', 'ＡＢ', 'AB'],
  ['Mesut Özil', 'ozil', 'Özil'],
  ['Große Halle', 'grosse', 'Große'],
  ['Große Halle', 'os', 'oß'],
  ['zero\u200Bwidth', 'zerowidth', 'zero\u200Bwidth'],
  ['P\u2011901', 'p-9', 'P\u20119'],
];

describe('a search', () => {
  it.each(pairs)('in %j for %j marks %j', (stored, typed, marked) => {
    expect(containsText(stored, typed)).toBe(true);
    expect(mark(stored, typed)).toEqual([marked]);
  });

  it('marks every place, and nothing without a text', () => {
    expect(mark('Café and cafe', 'cafe')).toEqual(['Café', 'cafe']);
    expect(mark('Café', ' ')).toEqual([]);
    expect(containsText('Café', '')).toBe(false);
    expect(mark('Café', 'bar')).toEqual([]);
  });

  it('marks what reads as the search text', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', 'é', 'e\u0301', 'ß', '’', "'", ' ', '\u00A0', 'Ａ', '\u200B', '中'),
    });
    fc.assert(
      fc.property(texts, texts, (text, search) => {
        for (const marked of mark(text, search)) expect(normalizeText(marked)).toContain(normalizeText(search));
      }),
    );
  });
});
