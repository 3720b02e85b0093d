import { describe, expect, it } from 'vitest';
import { isPasswordPattern } from './password-pattern.ts';

describe('a password of patterns', () => {
  it.each([
    ...['abcdef', 'ABCdef', 'fedcba', '123456', '987654321', 'abcdefghijkl'],
    ...['aaaaaa', '111222', 'ababab', '123123', '20262026', 'xyzxyz'],
    ...['123abc', 'abc123', 'abc123xyz', '321cba'],
    ...['qwerty', 'qwertz', 'azerty', 'asdfgh', 'lkjhgf', '1qaz2wsx', 'zxcvbn', 'qweasd'],
    ...['abcdef1', 'qwerty12', '!abcdef!', 'ａｂｃｄｅｆ'],
  ])('%s is one', (password) => {
    expect(isPasswordPattern(password)).toBe(true);
  });

  it.each([
    ...['correct horse', '8137-2264-9055', 'four green valves', '日本語のながい合言葉'],
    ...['abcX9!k', 'Tr0ub4dor&3', 'permit', 'gd7#kp', 'p', 'no'],
  ])('%s is none', (password) => {
    expect(isPasswordPattern(password)).toBe(false);
  });
});
