import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isCalendarDate, isTimeOfDay } from './calendar.ts';

describe('a calendar date', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '1900-01-01', '2026-12-31'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1899-12-31',
    '2026-1-1',
    '20-11-2026',
    ' 2026-11-20',
    '2026-11-20\n',
    '2026-11-20T00:00:00Z',
    '',
  ])('refuses %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('accepts every day of the calendar', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(fc.property(day, (date) => isCalendarDate(date.toISOString().slice(0, 10))));
  });
});

describe('a time of day', () => {
  it.each(['00:00', '09:05', '23:59'])('accepts %s', (text) => {
    expect(isTimeOfDay(text)).toBe(true);
  });

  it.each(['24:00', '9:05', '12:60', '12:30:00', '12:30\n', ''])('refuses %j', (text) => {
    expect(isTimeOfDay(text)).toBe(false);
  });
});
