import { expect, it } from 'vitest';
import { nameCharacter, revealText } from './reveal.ts';

it.each([
  ['ACME Works', 'ACME Works'],
  ['ACME\u00A0Works', 'ACME[no-break space]Works'],
  ['ACME Works\u200B', 'ACME Works[zero-width space]'],
  ['ACME  Works', 'ACME [space]Works'],
  ['ＡＣＭＥ Works', 'ＡＣＭＥ [wide letters] Works'],
  ['ACME\u2061', 'ACME[U+2061]'],
])('%j is shown as %s', (text, shown) => {
  expect(revealText(text)).toBe(shown);
});

it('names a character by its name and its code', () => {
  expect(nameCharacter('\u200B')).toBe('zero-width space (U+200B)');
  expect(nameCharacter('\u2061')).toBe('U+2061');
});
