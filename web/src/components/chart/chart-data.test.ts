import { expect, test } from 'vitest';
import { toDataTable, addTotals } from './chart-data.ts';

test('rounds totals of fractions to two decimals', () => {
  const table = toDataTable({
    labelTitle: 'Month',
    labels: ['January', 'February'],
    series: [
      { name: 'F10N', values: [1.2, 0.4] },
      { name: 'F10W', values: [2.4, 0.8] },
    ],
    unit: 'kg',
  });
  expect(addTotals(table)).toEqual({
    head: ['Month', 'F10N (kg)', 'F10W (kg)', 'Total'],
    rows: [
      ['January', 1.2, 2.4, 3.6],
      ['February', 0.4, 0.8, 1.2],
      ['Total', 1.6, 3.2, 4.8],
    ],
  });
});
