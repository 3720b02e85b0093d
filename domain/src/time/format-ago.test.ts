import { expect, test } from 'vitest';
import { formatAgo, formatDistance } from './format-ago.ts';

const now = new Date('2026-11-23T06:30:00Z');

test.each([
  ['2026-11-23T06:29:01Z', 'just now'],
  ['2026-11-23T06:29:00Z', '1 min ago'],
  ['2026-11-23T05:30:01Z', '59 min ago'],
  ['2026-11-23T05:30:00Z', '1 h ago'],
  ['2026-11-21T06:31:00Z', '47 h ago'],
  ['2026-11-21T06:30:00Z', '2 days ago'],
])('%s is %s', (at, text) => {
  expect(formatAgo(new Date(at), now)).toBe(text);
  expect(formatDistance(new Date(at), now)).toBe(text);
});

test('what is ahead is in some time', () => {
  expect(formatDistance(new Date('2026-11-23T09:40:00Z'), now)).toBe('in 3 h');
});
