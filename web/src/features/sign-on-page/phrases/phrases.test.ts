import { expect, it } from 'vitest';
import { loadPhrases, pageLanguages } from '../language.ts';
import { phrases as english } from './en.ts';
import type { Phrases } from './phrases.ts';

const facts = {
  ...{ condition: 'C', certificate: 'Z', day: '1 Jan 2027', text: 'F10N-GP-000001', count: 3 },
  ...{ role: 'Role Y', other: 'Role Q', time: '09:12', range: '0–30 %' },
};

/** Every text of a language, by its place: what takes values is given some. */
function listTexts(phrases: Phrases): Map<string, string> {
  const values: Record<string, unknown[]> = {
    left: [2, 14],
    signedOnCount: [4],
    signedOnSince: ['Ravi', '09:12'],
    stopPressed: ['09:12', 'X'],
    sent: ['09:12', 'X'],
    lastKnownAs: ['09:12', 'X'],
    'crew.length': [3, 4],
    'crew.insideCount': [3],
    'crew.hasComeOut': ['Ravi'],
    'crew.both': ['Ravi', 'X'],
    'crew.testPassed': ['X', '09:12'],
    'crew.wentIn': ['Ravi', '09:12'],
    'crew.cameOut': ['Ravi', '09:12'],
  };
  const texts = new Map<string, string>();
  const add = (place: string, value: unknown) => {
    if (typeof value === 'string') texts.set(place, value);
    else if (typeof value === 'function')
      texts.set(place, String(value(...(values[place] ?? [place.startsWith('problems') ? facts : 'X']))));
    else for (const [key, inner] of Object.entries(value as object)) add(place ? `${place}.${key}` : key, inner);
  };
  add('', phrases);
  return texts;
}

const englishTexts = listTexts(english);
/** What is the same in other languages. */
const sameEverywhere = new Set(['pin']);

it.each(pageLanguages.filter((language) => language !== 'en'))(
  '%s says everything in its own words',
  async (language) => {
    const texts = listTexts(await loadPhrases(language));
    const untranslated = [...texts].filter(
      ([place, text]) => text.trim() === '' || (text === englishTexts.get(place) && !sameEverywhere.has(place)),
    );
    expect(untranslated).toEqual([]);
  },
);

it.each(pageLanguages)('%s keeps every value that a sentence names', async (language) => {
  for (const [place, text] of listTexts(await loadPhrases(language))) {
    const named = [
      ...(englishTexts.get(place) ?? '').matchAll(/F10N-GP-000001|1 Jan 2027|Ravi|09:12|0–30 %|\b(?:3|4|14|X)\b/g),
    ];
    for (const [value] of named) expect(text, place).toContain(value);
  }
});
