import { describe, expect, test } from 'vitest';
import {
  isReportYear,
  toMonth,
  formatMonth,
  listMonthsOfYear,
  parseReportMonth,
  parseReportYear,
  toYear,
} from './month.ts';

describe('a month', () => {
  test.each([
    ['2026-03', '2026-03'],
    [' 2026-12 ', '2026-12'],
    ['2026-03-31', '2026-03'],
    ['2026-03-01T00:00:00.000Z', '2026-03'],
    ['2026-02-28T16:00:00.000Z', '2026-03'],
    ['2000-01', '2000-01'],
    ['2100-12', '2100-12'],
  ])('%j is %s', (text, month) => {
    expect(parseReportMonth(text)).toBe(month);
  });

  test.each([
    '',
    'soon',
    '2026',
    '2026-13',
    '2026-00',
    '2026-3',
    '1999-12',
    '2101-01',
    '2026-03x',
    '26-03',
    'x2026-03',
    '2026-03-01T',
    '2100-12-31T16:00:00Z',
  ])('%j is invalid', (text) => {
    expect(parseReportMonth(text)).toBeUndefined();
  });

  test('is formatted by name', () => {
    expect(formatMonth('2026-03')).toBe('Mar 2026');
  });
});

test('a year has twelve months, in order', () => {
  const months = listMonthsOfYear(2026);
  expect(months).toHaveLength(12);
  expect([months[0], months[9], months[11]]).toEqual(['2026-01', '2026-10', '2026-12']);
  expect(months.every((month) => parseReportMonth(month) === month)).toBe(true);
});

test.each<[number, boolean]>([
  [2026, true],
  [2000, true],
  [2100, true],
  [1999, false],
  [2101, false],
  [2026.5, false],
  [Number.NaN, false],
])('%d is a year of reports: %s', (year, is) => {
  expect(isReportYear(year)).toBe(is);
});

test.each<[string, number | undefined]>([
  ['2026', 2026],
  ['2e3', undefined],
  ['', undefined],
  ['1999', undefined],
  ['20260', undefined],
])('%j is the year %s', (text, year) => {
  expect(parseReportYear(text)).toBe(year);
});

test.each<[string, string, number]>([
  ['2026-12-31T15:59:59Z', '2026-12', 2026],
  ['2026-12-31T16:00:00Z', '2027-01', 2027],
])('at %s it is %s in Singapore', (instant, month, year) => {
  expect([toMonth(new Date(instant)), toYear(new Date(instant))]).toEqual([month, year]);
});
