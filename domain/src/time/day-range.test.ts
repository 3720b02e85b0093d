import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalidYearMessage } from './month.ts';
import {
  coverRange,
  toDay,
  parseDay,
  parseDayRange,
  listDays,
  createRangeUpTo,
  listMonths,
  toYearRange,
} from './day-range.ts';

const missing = 'Please select a date range';

describe('a range is two days, both inclusive', () => {
  test.each([
    ['2026-03-01', '2026-03-31', { from: '2026-03-01', to: '2026-03-31' }],
    [' 2026-03-01 ', '2026-03-01', { from: '2026-03-01', to: '2026-03-01' }],
    ['2026-02-28T16:00:00.000Z', '2026-03-30T16:00:00.000Z', { from: '2026-03-01', to: '2026-03-31' }],
    ['2016-03-01', '2026-03-01', { from: '2016-03-01', to: '2026-03-01' }],
    [undefined, '2026-03-01', { problem: missing }],
    ['2026-03-01', null, { problem: missing }],
    [' ', '2026-03-01', { problem: missing }],
    ['2026-03-01', ' ', { problem: missing }],
    ['March', '2026-03-01', { problem: 'March is not a date. Write it as 2026-03-01.' }],
    ['2026-02-01', '2026-02-29', { problem: '2026-02-29 is not a date. Write it as 2026-03-01.' }],
    ['2026-02-02', '2026-02-01', { problem: 'The range ends before it starts. Choose an end on or after the start.' }],
    ['2000-01-01', '2009-12-31', { from: '2000-01-01', to: '2009-12-31' }],
    ['2091-01-01', '2100-12-31', { from: '2091-01-01', to: '2100-12-31' }],
    ['1999-12-31', '2000-01-01', { problem: invalidYearMessage }],
    ['2100-12-31', '2101-01-01', { problem: invalidYearMessage }],
    ['9999-12-31', '9999-12-31', { problem: invalidYearMessage }],
    ['9999-12-31T23:00:00Z', '9999-12-31T23:00:00Z', { problem: invalidYearMessage }],
    ['2016-01-01', '2026-01-02', { problem: 'The range is too long. Choose one of at most 10 years.' }],
    ['2015-12-31', '2026-02-01', { problem: 'The range is too long. Choose one of at most 10 years.' }],
  ])('%s to %s', (start, end, range) => {
    expect(parseDayRange(start, end, missing)).toEqual(range);
  });
});

test.each([
  ['2026-03-01T15:59:59Z', '2026-03-01'],
  ['2026-03-01T16:00:00Z', '2026-03-02'],
  ['2026-03-01T00:00:00+08:00', '2026-03-01'],
  ['2026-03-01T', undefined],
  ['+2026-03-01T00:00:00Z', undefined],
  ['2026', undefined],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test.each([
  ['2026-12-31T15:59:59Z', '2026-12-31'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('at %s it is %s in Singapore', (instant, day) => {
  expect(toDay(new Date(instant))).toBe(day);
});

test('the days of a range are from its first to its last, across the end of a month', () => {
  expect(listDays({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(listDays({ from: '2026-02-27', to: '2026-02-27' })).toEqual(['2026-02-27']);
});

test('a range up to a day ends with that day', () => {
  expect(createRangeUpTo('2026-03-01', 30)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});

test.each([
  [2026, { from: '2026-01-01', to: '2026-12-31' }],
  [2100, { from: '2100-01-01', to: '2100-12-31' }],
  [2101, undefined],
  [26, undefined],
  [2026.5, undefined],
  [null, undefined],
])('the year %s', (year, range) => {
  expect(toYearRange(year)).toEqual(range);
});

describe('a cover', () => {
  test.each([
    ['2026-01-01', '2026-12-31', { months: { from: '2026-01-01', to: '2026-12-01' }, days: [] }],
    ['2026-01-02', '2026-01-31', { months: undefined, days: [{ from: '2026-01-02', to: '2026-01-31' }] }],
    [
      '2025-12-30',
      '2026-02-01',
      {
        months: { from: '2026-01-01', to: '2026-01-01' },
        days: [
          { from: '2025-12-30', to: '2025-12-31' },
          { from: '2026-02-01', to: '2026-02-01' },
        ],
      },
    ],
  ])('of %s to %s', (from, to, cover) => {
    expect(coverRange({ from, to })).toEqual(cover);
  });

  const day = fc
    .integer({ min: 0, max: 2000 })
    .map((days) => new Date(Date.UTC(2023, 0, 1 + days)).toISOString().slice(0, 10));

  test('has every day of a range exactly once, and no other', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from = '', to = ''] = [one, other].toSorted();
        const { months, days } = coverRange({ from, to });
        const ofMonths = months
          ? listMonths(months).flatMap((month) =>
              listDays({ from: `${month}-01`, to: `${month}-31` }).filter((within) => within.startsWith(month)),
            )
          : [];
        expect([...ofMonths, ...days.flatMap(listDays)].toSorted()).toEqual(listDays({ from, to }));
      }),
      { numRuns: 60 },
    );
  });
});
