import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText, isSameText } from './same-text.ts';

/** Two spellings of one text, each in another way. */
const same: Record<string, [string, string]> = {
  case: ['ACME Works', 'acme works'],
  'a no-break space': ['ACME\u00A0Works', 'ACME Works'],
  'a narrow no-break space': ['ACME\u202FWorks', 'ACME Works'],
  'an invisible character': ['ACME Works\u200B', 'ACME Works'],
  'two spaces': ['ACME  Works', 'ACME Works'],
  'a space before': [' ACME Works', 'ACME Works'],
  'a space after': ['ACME Works ', 'ACME Works'],
  'spaces around': [' ACME Works\u3000', 'ACME Works'],
  'a line break': ['ACME\u000BWorks', 'ACME Works'],
  'full width': ['ＡＣＭＥ Works', 'ACME Works'],
  'an accent of its own': ['cafe\u0301', 'café'],
  'no accent': ['café', 'cafe'],
  'a curly apostrophe': ['O’Brien', "O'Brien"],
  'an accent as an apostrophe': ['O´Brien', "O'Brien"],
  'a letter as an apostrophe': ['OʼBrien', "O'Brien"],
  quotes: ['„Nord“ «Süd»', '"Nord" "Süd"'],
  'a dash': ['Smith–Jones', 'Smith-Jones'],
  'a no-break hyphen': ['Smith\u2011Jones', 'Smith-Jones'],
  'an umlaut': ['Özil', 'Ozil'],
  'a dot above': ['İstanbul', 'istanbul'],
  'no dot': ['Işık', 'isik'],
  'a sharp s': ['Groß', 'GROSS'],
  'a stroke': ['Ørsted', 'Orsted'],
  ligatures: ['ﬁlter œuvre', 'filter oeuvre'],
  'a sigma at the end': ['ΟΔΟΣ', 'οδος'],
  Hangul: ['한국', '\u1112\u1161\u11AB\u1100\u116E\u11A8'],
};

/** Two texts that are not the same. */
const different: Record<string, [string, string]> = {
  letters: ['ACME Works', 'ACNE Works'],
  'no space': ['ACME Works', 'ACMEWorks'],
  'no hyphen': ['Smith-Jones', 'Smith Jones'],
  'vowel signs of Bengali': ['কি', 'কু'],
  'vowel signs of Tamil': ['கி', 'கு'],
  'Japanese sounds': ['か', 'が'],
  'another alphabet': ['ACME', 'АСМЕ'],
};

describe('a text as it is compared', () => {
  it.each(Object.entries(same))('is the same with %s', (_what, [one, other]) => {
    expect(normalizeText(one)).toBe(normalizeText(other));
    expect(isSameText(other, one)).toBe(true);
  });

  it.each(Object.entries(different))('differs by %s', (_what, [one, other]) => {
    expect(normalizeText(one)).not.toBe(normalizeText(other));
  });

  it('stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
      { numRuns: 2000 },
    );
  });
});
