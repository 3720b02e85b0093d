import { expect, it } from 'vitest';
import { formatPeriod } from './permit-period.ts';

const zone = 'Asia/Singapore';
const start = '2026-11-23T00:00:00.000Z';
const end = '2026-11-26T15:59:59.999Z';

it('formats both ends in the site’s time zone, with the duration and the time until the start', () => {
  expect(formatPeriod(start, end, zone, new Date('2026-11-20T10:00:00Z'))).toEqual({
    start: '23 Nov 2026, 08:00',
    end: '26 Nov 2026, 23:59',
    note: '4 days, starts in 3 days',
  });
});

it.each([
  ['2026-11-22T15:59:00Z', 'starts tomorrow'],
  ['2026-11-21T16:00:00Z', 'starts tomorrow'],
  ['2026-11-22T16:00:00Z', 'starts today'],
  ['2026-11-24T00:00:00Z', 'ends in 2 days'],
  ['2026-11-25T00:00:00Z', 'ends tomorrow'],
  ['2026-11-26T00:00:00Z', 'ends today'],
  ['2026-11-26T16:02:00Z', 'ended 2 min ago'],
  ['2026-11-26T19:00:00Z', 'ended 3 h ago'],
  ['2026-11-28T15:59:00Z', 'ended 47 h ago'],
  ['2026-11-29T16:00:00Z', 'ended 3 days ago'],
])('notes at %s: %s', (now, note) => {
  expect(formatPeriod(start, end, zone, new Date(now)).note).toBe(`4 days, ${note}`);
});

it('states that an end is missing', () => {
  expect(formatPeriod(start, null, zone, new Date())).toMatchObject({ end: 'Not given', note: '' });
});
