import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatSippDuration, calculateSippDuration, type SippPeriod } from './sipp-duration.ts';

function between(startDate: string, startTime: string, preferredEndDate: string, endTime: string): SippPeriod {
  return { startDate, startTime, preferredEndDate, endTime };
}

describe('the duration of a SIPP work', () => {
  test.each<[string, SippPeriod, number]>([
    ['over two nights', between('2026-03-02', '08:00', '2026-03-04', '17:00'), 18],
    ['to the next day', between('2026-03-02', '08:00', '2026-03-03', '17:00'), 9],
    ['on one day', between('2026-03-02', '08:00', '2026-03-02', '17:00'), 9],
    ['with half hours', between('2026-03-02', '08:30', '2026-03-02', '17:00'), 8.5],
    ['with odd minutes', between('2026-03-02', '08:00', '2026-03-02', '08:20'), 0.33],
    ['with the times the wrong way round', between('2026-03-02', '17:00', '2026-03-04', '08:00'), 18],
    ['with the dates the wrong way round', between('2026-03-04', '08:00', '2026-03-02', '17:00'), 18],
    ['over a clock change', between('2026-03-28', '08:00', '2026-03-30', '17:00'), 18],
    ['over a leap day', between('2028-02-28', '08:00', '2028-03-01', '09:00'), 2],
    ['with the same start and end time', between('2026-03-02', '08:00', '2026-03-02', '08:00'), 0],
  ])('%s', (_name, period, hours) => {
    expect(calculateSippDuration(period)).toBe(hours);
  });

  test.each(['startDate', 'preferredEndDate', 'startTime', 'endTime'] as const)('is unknown without %s', (name) => {
    const period = between('2026-03-02', '08:00', '2026-03-04', '17:00');
    expect(calculateSippDuration({ ...period, [name]: undefined })).toBeNull();
    expect(calculateSippDuration({ ...period, [name]: 'soon' })).toBeNull();
  });

  const day = fc.integer({ min: 0, max: 3000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
  const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => {
    return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  });

  test('is the same with start and end swapped, and never negative', () => {
    fc.assert(
      fc.property(day, time, day, time, (firstDay, from, lastDay, to) => {
        const hours = calculateSippDuration(between(firstDay, from, lastDay, to));
        expect(hours).toBe(calculateSippDuration(between(lastDay, to, firstDay, from)));
        expect(hours).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('for several days is that of one day times their number', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (first, days) => {
        const last = new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
        expect(calculateSippDuration(between(first, '08:00', last, '10:00'))).toBe(days * 2);
      }),
    );
  });
});

test.each<[number | null, string]>([
  [null, 'Unknown'],
  [0, '0 hours'],
  [1, '1 hour'],
  [8.5, '8.5 hours'],
])('%j is formatted as %s', (hours, text) => {
  expect(formatSippDuration(hours)).toBe(text);
});
