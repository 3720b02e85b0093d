import { expect, it } from 'vitest';
import { formatCompactDateTime } from './format-compact-date-time.ts';

/** A Wednesday, eight in the morning in Singapore. */
const wednesday = new Date('2026-11-25T00:00:00Z');
const singapore = 'Asia/Singapore';

it.each([
  ['2026-11-24T23:59:00Z', singapore, 'Wed 08:00'],
  ['2026-11-19T04:00:00Z', singapore, 'Wed 08:00'],
  // Seven days earlier is a Wednesday too.
  ['2026-11-18T15:00:00Z', singapore, '25 Nov 2026, 08:00'],
  ['2026-12-01T04:00:00Z', singapore, 'Wed 08:00'],
  ['2026-12-02T04:00:00Z', singapore, '25 Nov 2026, 08:00'],
  ['2026-11-24T12:00:00Z', 'America/New_York', 'Tue 19:00'],
  ['2026-11-24T12:00:00Z', 'UTC', 'Wed 00:00'],
])('at %s the moment in %s is %s', (now, timeZone, expected) => {
  expect(formatCompactDateTime(wednesday, new Date(now), timeZone)).toBe(expected);
});
