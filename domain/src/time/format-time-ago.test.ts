import { expect, test } from 'vitest';
import { formatTimeAgo } from './format-time-ago.ts';

/** Half past two in the afternoon in Singapore. */
const now = new Date('2026-11-23T06:30:00Z');

test.each([
  ['2026-11-23T06:31:00Z', 'just now'],
  ['2026-11-23T06:29:01Z', 'just now'],
  ['2026-11-23T06:29:00Z', '1 min ago'],
  ['2026-11-23T05:30:01Z', '59 min ago'],
  ['2026-11-23T05:30:00Z', '1 h ago'],
  ['2026-11-22T16:00:00Z', '14 h ago'],
  ['2026-11-22T15:59:00Z', '14 h ago'],
  ['2026-11-21T16:00:00Z', '38 h ago'],
  ['2026-11-21T06:30:00Z', '21 Nov 2026, 14:30'],
])('%s is %s', (at, expected) => {
  expect(formatTimeAgo(new Date(at), now)).toBe(expected);
});
