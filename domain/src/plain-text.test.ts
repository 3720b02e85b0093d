import { describe, expect, test } from 'vitest';
import { emailProblem, textProblem } from './plain-text.ts';

const rule = { label: 'Name', greatest: 10 };

describe('a text', () => {
  test.each(['North', '  North  ', 'a < b', '5 <6', 'Über', '消防', '', 'a > b'])('%j may be kept', (text) => {
    expect(textProblem(text, rule)).toBeUndefined();
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
    expect(textProblem(text, rule)).toMatch(sentence);
  });

  test('may be required, and may have lines', () => {
    expect(textProblem('   ', { ...rule, required: true })).toBe('Name is required.');
    expect(textProblem('a\nb\tc', { ...rule, lines: true })).toBeUndefined();
    expect(textProblem('a\u0007b', { ...rule, lines: true })).toMatch(/invisible/);
  });
});

describe('an e-mail address', () => {
  test.each(['a@b.example', 'first.last+tag@sub.domain.example', ' a@b.example '])('%j is one', (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });

  test.each([
    '',
    'a',
    'a@b',
    'a b@c.example',
    'a@b.example\nBcc: x@y.example',
    '<a@b.example>',
    `${'a'.repeat(250)}@b.example`,
  ])('%j is none', (email) => {
    expect(emailProblem(email)).toBeDefined();
  });
});
