import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCalendarDate, writeTimeOfDay } from './calendar.ts';
import { formatCalendarDate } from './format-date.ts';
import { readTypedDateAndTime } from './typed-date-and-time.ts';
import { readTypedDate, readTypedMonth } from './typed-date.ts';
import { readTypedTime } from './typed-time.ts';

const context = { today: '2026-11-28', tense: 'upcoming' } as const;

describe('a date that is typed', () => {
  it.each([
    '2/12',
    '2.12.',
    '02-12',
    '2 12',
    '2/12/26',
    '2.12.2026',
    '2. 12. 2026',
    '2-12-2026',
    '2026-12-02',
    '2026/12/2',
    '2026 12 2',
    '20261202',
    '02122026',
    '2 Dec',
    '2dec',
    '2nd December',
    '2-Dec-26',
    '2 Dec 2026',
    ' 2  dec. ２０２６ ',
    'Dec 2',
    'Dec 2, 2026',
    'December 2nd, 2026',
    'Wed, 2 Dec 2026',
    '2026 Dec 2',
  ])('is read: %s', (text) => {
    expect(readTypedDate(text, context)).toEqual({ value: '2026-12-02' });
  });

  it.each([
    ['20112012', '2012-11-20'],
    ['3 Sept', '2026-09-03'],
    ['29 Feb 2028', '2028-02-29'],
    ['today', '2026-11-28'],
    ['tomorrow', '2026-11-29'],
    ['Yesterday', '2026-11-27'],
  ])('is read: %s', (text, value) => {
    expect(readTypedDate(text, context)).toEqual({ value });
  });

  it.each([
    ['25 December or 12/25', 'cannot be read'],
    ['12/25', 'the day before the month: 25/12/2026.'],
    ['12/25/2027', 'the day before the month: 25/12/2027.'],
    ['31/11', 'November 2026 has 30 days.'],
    ['29/2', 'February 2027 has 28 days.'],
    ['0/12', 'December 2026 has 31 days.'],
    ['45/45', 'There is no month 45.'],
    ['2/12/0026', 'The year 26 is too long ago.'],
    ['2/12-2026', 'cannot be read'],
    ['2', 'cannot be read'],
    ['Dec 2026', 'cannot be read'],
    ['2 Foo', 'cannot be read'],
    ['soon', 'cannot be read'],
    ['', 'cannot be read'],
  ])('is refused with the reason: %s', (text, reason) => {
    expect(readTypedDate(text, context)).toEqual({ problem: expect.stringContaining(reason) as string });
  });

  it.each([
    // Ahead of today, or work that began in the last 90 days.
    ['upcoming', '2026-12-20', '2/1', '2027-01-02'],
    ['upcoming', '2026-11-28', '29 Nov', '2026-11-29'],
    ['upcoming', '2026-11-28', '27 Nov', '2026-11-27'],
    ['upcoming', '2027-01-02', '30 Dec', '2026-12-30'],
    ['upcoming', '2026-11-28', '30 Aug', '2026-08-30'],
    ['upcoming', '2026-11-28', '29 Aug', '2027-08-29'],
    // Up to today.
    ['past', '2026-11-28', '28 Nov', '2026-11-28'],
    ['past', '2026-11-28', '29 Nov', '2025-11-29'],
    ['past', '2026-01-03', '30 Dec', '2025-12-30'],
  ] as const)('without a year, %s from %s: %s is %s', (tense, today, text, value) => {
    expect(readTypedDate(text, { today, tense })).toEqual({ value });
  });
});

describe('a time that is typed', () => {
  it.each([
    ['9:45', '09:45'],
    ['0945', '09:45'],
    ['9.45', '09:45'],
    ['945', '09:45'],
    ['9h45', '09:45'],
    ['09:45:30', '09:45'],
    ['9.15', '09:15'],
    ['1130', '11:30'],
    ['10am', '10:00'],
    ['2pm', '14:00'],
    ['2 p.m.', '14:00'],
    ['2:30 PM', '14:30'],
    ['230p', '14:30'],
    ['14', '14:00'],
    ['14:00 pm', '14:00'],
    ['1400hrs', '14:00'],
    ['8h', '08:00'],
    ['12am', '00:00'],
    ['12pm', '12:00'],
    ['noon', '12:00'],
    ['0', '00:00'],
    ['２３：５９', '23:59'],
  ])('is read: %s is %s', (text, value) => {
    expect(readTypedTime(text)).toEqual({ value });
  });

  it.each([
    ['9:60', 'no minute 60'],
    ['2500', 'no hour 25'],
    ['14am', 'no hour 14 am'],
    ['0pm', 'no hour 0 pm'],
    ['24:00', 'A day ends at 23:59'],
    ['9:4', 'cannot be read'],
    ['morning', 'cannot be read'],
    ['', 'cannot be read'],
  ])('is refused with the reason: %s', (text, reason) => {
    expect(readTypedTime(text)).toEqual({ problem: expect.stringContaining(reason) as string });
  });
});

describe('a date with a time that is typed', () => {
  it.each([
    '2026-12-02 14:00',
    '2026-12-02T14:00',
    '2/12 14',
    '2/12 2pm',
    '2 Dec 2 pm',
    '2 Dec 2026, 14:00',
    'Dec 2, 2026 1400',
    '20261202 1400',
    '2 Dec 2026 at 2pm',
  ])('is read: %s', (text) => {
    expect(readTypedDateAndTime(text, context)).toEqual({ value: '2026-12-02T14:00' });
  });

  it.each([
    ['2 Dec 2026', 'Enter the time'],
    ['2/12', 'Enter the time'],
    ['2/12 25:00', 'no hour 25'],
    ['14:00', 'cannot be read'],
    ['soon', 'cannot be read'],
  ])('is refused with the reason: %s', (text, reason) => {
    expect(readTypedDateAndTime(text, context)).toEqual({ problem: expect.stringContaining(reason) as string });
  });
});

describe('a month that is typed', () => {
  it.each([
    ['2026-03', '2026-03'],
    ['202603', '2026-03'],
    ['3/2026', '2026-03'],
    ['Mar 2026', '2026-03'],
    ['2026 March', '2026-03'],
    ['March', '2026-03'],
    ['Dec', '2025-12'],
  ])('is read: %s is %s', (text, value) => {
    expect(readTypedMonth(text, context.today)).toEqual({ value });
  });

  it.each(['13/2026', '3', 'Foo 2026', ''])('is refused: %s', (text) => {
    expect(readTypedMonth(text, context.today)).toHaveProperty('problem');
  });
});

it('what is stored and what is shown are read as themselves', () => {
  const day = fc.record({
    year: fc.integer({ min: 1900, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  const time = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
  fc.assert(
    fc.property(day, time, (someDay, someTime) => {
      const [date, clock] = [writeCalendarDate(someDay), writeTimeOfDay(someTime)];
      expect(readTypedDate(date, context)).toEqual({ value: date });
      expect(readTypedDate(formatCalendarDate(date), context)).toEqual({ value: date });
      expect(readTypedTime(clock)).toEqual({ value: clock });
      for (const text of [`${date}T${clock}`, `${date} ${clock}`, `${formatCalendarDate(date)}, ${clock}`])
        expect(readTypedDateAndTime(text, context)).toEqual({ value: `${date}T${clock}` });
    }),
  );
});

it('no text makes a reader fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const result of [readTypedDate(text, context), readTypedTime(text), readTypedDateAndTime(text, context)])
        expect(Object.keys(result)).toHaveLength(1);
    }),
  );
});
