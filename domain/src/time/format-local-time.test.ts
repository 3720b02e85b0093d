import { expect, test } from 'vitest';
import { formatLocalTime } from './format-local-time.ts';

test.each([
  ['Asia/Singapore', '2026-03-01 14:05'],
  ['America/New_York', '2026-03-01 01:05'],
])('an instant in %s begins with the year', (timeZone, text) => {
  expect(formatLocalTime(new Date('2026-03-01T06:05:59Z'), timeZone)).toBe(text);
});
