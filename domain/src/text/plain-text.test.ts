import { describe, expect, test } from 'vitest';
import { validateText } from './plain-text.ts';

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
    ['a\nb', /line break/],
    ['a\u2028b', /line break/],
    ['<\u200bb>x</b>', /HTML/],
    ['\u200b'.repeat(3) + 'x'.repeat(11), /at most 10/],
  ])('%j is refused', (text, sentence) => {
    expect(validateText(text, rule)).toMatch(sentence);
  });

  test.each(['a\u0000b', 'a\u202eb', '\u200b'.repeat(20)])('%j is accepted for what is stored of it', (text) => {
    expect(validateText(text, rule)).toBeUndefined();
  });

  test.each(['=1', '+1', '-1', '@x', '\t=1', '＝1', '\u200b=1'])('%j is no name', (text) => {
    expect(validateText(text, { ...rule, isName: true })).toMatch(/begins like a formula/);
    expect(validateText(text, rule)).toBeUndefined();
  });

  test('may be required, and may have several lines', () => {
    for (const empty of ['   ', '\u200b\u3164'])
      expect(validateText(empty, { ...rule, required: true })).toBe('Name is required.');
    expect(validateText('a\nb\tc', { ...rule, multiline: true })).toBeUndefined();
  });
});
