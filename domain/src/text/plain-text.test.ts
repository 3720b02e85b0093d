import { describe, expect, test } from 'vitest';
import { validateEmail, validateText } from './plain-text.ts';

const rule = { label: 'Name', maxLength: 10 };

describe('a text', () => {
  test.each(['North', '  North  ', 'a < b', '5 <6', 'Über', '消防', '', 'a > b'])('%j is accepted', (text) => {
    expect(validateText(text, rule)).toBeUndefined();
  });

  test.each<[string, RegExp]>([
    ['<b>x</b>', /HTML/],
    ['x<script', /HTML/],
    ['</p>', /HTML/],
    ['<!-- -->', /HTML/],
    ['x'.repeat(11), /at most 10/],
    ['a\u0000b', /invisible/],
    ['a\nb', /invisible/],
    ['a\u202eb', /invisible/],
  ])('%j is refused', (text, sentence) => {
    expect(validateText(text, rule)).toMatch(sentence);
  });

  test('may be required, and may have several lines', () => {
    expect(validateText('   ', { ...rule, required: true })).toBe('Name is required.');
    expect(validateText('a\nb\tc', { ...rule, multiline: true })).toBeUndefined();
    expect(validateText('a\u0007b', { ...rule, multiline: true })).toMatch(/invisible/);
  });
});

describe('an e-mail address', () => {
  const domain = '@b.example';

  test.each([
    'a@b.example',
    'first.last+tag@sub.domain.example',
    ' a@b.example ',
    `${'a'.repeat(254 - domain.length)}${domain}`,
  ])('%j is valid', (email) => {
    expect(validateEmail(email)).toBeUndefined();
  });

  test.each([
    '',
    'a',
    'a@b',
    'a b@c.example',
    'a@b.example\nBcc: x@y.example',
    '<a@b.example>',
    `${'a'.repeat(255 - domain.length)}${domain}`,
  ])('%j is invalid', (email) => {
    expect(validateEmail(email)).toBeDefined();
  });
});
