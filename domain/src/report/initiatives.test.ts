import { expect, test } from 'vitest';
import { createInitiativesTable, toKilograms, countPermitsAt, sumBySite } from './initiatives.ts';

test.each([
  [0, 0],
  [1, 0.4],
  [3, 1.2],
  [7, 2.8],
  [1_000_000, 400_000],
])('%d permits save %d kg', (permits, kilograms) => {
  expect(toKilograms(permits)).toBe(kilograms);
});

test('a year is the sum of its months, site by site', () => {
  const months = [
    {
      month: '2026-01' as const,
      sites: [
        { code: 'F10N', permits: 2 },
        { code: 'LAB', permits: 0 },
      ],
    },
    {
      month: '2026-02' as const,
      sites: [
        { code: 'F10N', permits: 3 },
        { code: 'LAB', permits: 1 },
      ],
    },
  ];
  expect(sumBySite(months)).toEqual([
    { code: 'F10N', permits: 5 },
    { code: 'LAB', permits: 1 },
  ]);
  expect(countPermitsAt(sumBySite(months), 'F10X')).toBe(0);
  expect(sumBySite([])).toEqual([]);
});

test('the exported table has permits and kilograms for every site, and their sums', () => {
  const months = [
    { month: '2026-01' as const, sites: [{ code: 'F10N', permits: 2 }] },
    { month: '2026-02' as const, sites: [{ code: 'F10N', permits: 3 }] },
  ];
  expect(createInitiativesTable(months)).toEqual([
    ['Month', 'F10N permits', 'F10N kgs'],
    ['Jan 2026', 2, 0.8],
    ['Feb 2026', 3, 1.2],
    ['Total', 5, 2],
  ]);
});
