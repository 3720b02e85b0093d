import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, formatDayAndTime, formatTime, formatCalendarDate } from './format-date.ts';

const morning = '2026-11-23T00:00:00Z';

describe('formatting an instant', () => {
  it('writes a day in the time zone of the site', () => {
    expect(formatDay('2026-09-22T17:30:00Z')).toBe('23 Sep 2026');
    expect(formatDay('2026-09-22T17:30:00Z', 'Europe/London')).toBe('22 Sep 2026');
  });

  it('writes times with a 24-hour clock, midnight and noon included', () => {
    expect(formatDayAndTime(morning)).toBe('23 Nov 2026, 08:00');
    expect(formatDayAndTime('2026-11-22T16:00:00Z')).toBe('23 Nov 2026, 00:00');
    expect(formatDayAndTime('2026-11-19T04:05:00Z')).toBe('19 Nov 2026, 12:05');
    expect(formatDayAndTime('2026-11-19T08:12:00Z', 'Europe/London')).toBe('19 Nov 2026, 08:12');
    expect(formatTime('2026-11-19T08:12:00Z')).toBe('16:12');
  });
});

it('writes days and times as Intl does, in all time zones and across their clock changes', () => {
  const zone = fc.constantFrom('Asia/Singapore', 'Europe/London', 'America/New_York', 'Asia/Kolkata', 'UTC');
  const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
      expect(formatDayAndTime(at, timeZone)).toBe(date.replace('Sept', 'Sep'));
    }),
  );
});

it('refuses what is no date', () => {
  expect(() => formatDay('soon')).toThrow(RangeError);
});

it.each([
  ['2026-11-03', '3 Nov 2026'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
])('the date %s is written as %s', (text, expected) => {
  expect(formatCalendarDate(text)).toBe(expected);
});
