import { expect, it } from 'vitest';
import { formatInteger } from './format-integer.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12345, '12,345'],
  [1234567, '1,234,567'],
  [-1000, '-1,000'],
])('formats %d as %s', (value, text) => {
  expect(formatInteger(value)).toBe(text);
  expect(value.toLocaleString('en-SG')).toBe(text);
});
