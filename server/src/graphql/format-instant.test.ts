import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInstant } from './format-instant.ts';

test('a date is written as by toISOString, whatever was written before', () => {
  fc.assert(
    fc.property(fc.array(fc.date({ noInvalidDate: true }), { minLength: 1 }), (dates) => {
      expect(dates.map(formatInstant)).toEqual(dates.map((date) => date.toISOString()));
    }),
  );
});

test('so are more days than are remembered', () => {
  const dates = Array.from({ length: 1_500 }, (_, day) => new Date(Date.UTC(2026, 0, day, 23, 59, 59, 999)));
  expect(dates.map(formatInstant)).toEqual(dates.map((date) => date.toISOString()));
});

test('an invalid date is refused', () => {
  expect(() => formatInstant(new Date(Number.NaN))).toThrow(RangeError);
});
