import { describe, expect, test } from 'vitest';
import { readSheetDay } from './sheet-day.ts';

const read = (cell: string) => readSheetDay('expires', cell);

describe('a cell means one day', () => {
  test.each([
    ['2027-03-31'],
    [' 2027-03-31 '],
    ['46477'],
    ['46477.0'],
    ['46477,25'],
    ['20270331'],
    ['2027/3/31'],
    ['2027.03.31'],
    ['2027年3月31日'],
    ['2027-03-31 00:00:00'],
    ['31/03/2027'],
    ['3/31/2027'],
    ['31-03-2027'],
    ['31.3.2027'],
    ['31.03.27'],
    ['31 Mar 2027'],
    ['31-Mar-27'],
    ['31 March 2027'],
    ['Mar 31, 2027'],
    ['March 31 2027'],
  ])('%s', (cell) => {
    expect(read(cell)).toEqual({ day: '2027-03-31' });
  });

  test.each([
    ['3.4.2027', '2027-04-03'],
    ['05/05/2027', '2027-05-05'],
    ['1 Jan 99', '1999-01-01'],
    ['', ''],
  ])('%j is %s', (cell, day) => {
    expect(read(cell)).toEqual({ day });
  });
});

test.each([
  ['03/04/2027', '2027-03-04 or 2027-04-03'],
  ['3-4-2027', '2027-03-04 or 2027-04-03'],
  ['31/03/27', '2027-03-31 or 1931-03-27'],
])('%s is refused with both days and the column', (cell, days) => {
  const { problem } = read(cell) as { problem: string };
  for (const day of days.split(' or ')) expect(problem).toContain(day);
  expect(problem).toMatch(/^The column expires has .*can mean .*Write it such as 2027-03-31\.$/);
});

test.each(['soon', '31/02/2027', '2027-02-30x', '00000', '99999', '31 Foo 2027', '32.1.2027', '1/2', '45 Mar 2027'])(
  '%s is no day',
  (cell) => {
    expect(read(cell)).toEqual({
      problem: `The column expires has '${cell}', which is not a date. Write it such as 2027-03-31.`,
    });
  },
);
