import { expect, it } from 'vitest';
import { formatProseList } from './prose-list.ts';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j reads %s', (words, text) => {
  expect(formatProseList(words)).toBe(text);
});
