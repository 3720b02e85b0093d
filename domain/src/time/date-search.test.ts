import { describe, expect, it } from 'vitest';
import { parseDateSearch, readDateSearch } from './date-search.ts';

const context = { today: '2026-11-28', tense: 'past' } as const;

describe('a text in a date filter', () => {
  it.each([
    ['Jan 1, 2021', '2020-12-31T16:00:00Z', '2021-01-01T16:00:00Z'],
    ['2021-01-01', '2020-12-31T16:00:00Z', '2021-01-01T16:00:00Z'],
    ['january 1 2021', '2020-12-31T16:00:00Z', '2021-01-01T16:00:00Z'],
    ['Jan  15,  2021', '2021-01-14T16:00:00Z', '2021-01-15T16:00:00Z'],
    // Local mean time, from before there were time zones.
    ['1000', '0999-12-31T17:04:35Z', '1000-12-31T17:04:35Z'],
    ['Jan 2021', '2020-12-31T16:00:00Z', '2021-01-31T16:00:00Z'],
    ['2021-01', '2020-12-31T16:00:00Z', '2021-01-31T16:00:00Z'],
    ['2021-12', '2021-11-30T16:00:00Z', '2021-12-31T16:00:00Z'],
    [' 2021 ', '2020-12-31T16:00:00Z', '2021-12-31T16:00:00Z'],
    ['1/1/2021', '2020-12-31T16:00:00Z', '2021-01-01T16:00:00Z'],
    ['1 Jan', '2025-12-31T16:00:00Z', '2026-01-01T16:00:00Z'],
    ['2024-02-29', '2024-02-28T16:00:00Z', '2024-02-29T16:00:00Z'],
  ])('%s means from %s to %s', (text, from, to) => {
    expect(parseDateSearch(text, 'Asia/Singapore', context)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it.each([
    '',
    'soon',
    '2021-13',
    '2021-00',
    '2021-02-30',
    '2021-02-00',
    'Foo 2021',
    'the Jan 2021',
    'Jan 20211',
    '0001',
    '20211',
    '31/2/2021',
  ])('%j matches nothing', (text) => {
    expect(parseDateSearch(text, 'Asia/Singapore', context)).toBeUndefined();
    expect(readDateSearch(text, context)).toHaveProperty('problem');
  });

  it.each([
    ['2021', '2021'],
    ['2021-01', 'Jan 2021'],
    ['sept 2021', 'Sep 2021'],
    ['Jan 1, 2021', '1 Jan 2021'],
    ['2/11', '2 Nov 2026'],
  ])('%s is shown as %s, which means the same', (text, shown) => {
    expect(readDateSearch(text, context)).toEqual({ value: shown });
    expect(parseDateSearch(shown, 'UTC', context)).toEqual(parseDateSearch(text, 'UTC', context));
  });
});
