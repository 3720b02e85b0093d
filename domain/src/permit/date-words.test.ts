import { describe, expect, it } from 'vitest';
import { formatDay, formatDayAndTime, formatEvent, readableDate } from './date-words.ts';

const morning = '2026-11-23T00:00:00Z';

describe('how instants are written', () => {
  it('writes a day in the time zone of the site', () => {
    expect(formatDay('2026-09-22T17:30:00Z')).toBe('23 Sep 2026');
    expect(formatDay('2026-09-22T17:30:00Z', 'Europe/London')).toBe('22 Sep 2026');
  });

  it('writes the start of work with a 24-hour clock', () => {
    expect(formatDayAndTime(morning)).toBe('23 Nov 2026, 08:00');
    expect(formatDayAndTime('2026-11-22T16:00:00Z')).toBe('23 Nov 2026, 00:00');
  });

  it('writes an event with a 12-hour clock, midnight and noon included', () => {
    expect(formatEvent('2026-11-19T08:12:00Z')).toBe('19 Nov 2026, 4:12 pm');
    expect(formatEvent('2026-11-18T16:05:00Z')).toBe('19 Nov 2026, 12:05 am');
    expect(formatEvent('2026-11-19T04:05:00Z')).toBe('19 Nov 2026, 12:05 pm');
  });
});

it.each([
  ['2026-11-03', '3 Nov 2026'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
])('the date %s is written as %s', (text, words) => {
  expect(readableDate(text)).toBe(words);
});
