import { expect, test } from 'vitest';
import { exportedLists, formatExportFileName, isExportedListName, isExportFormat } from './exported-lists.ts';

test.each(Object.entries(exportedLists))('no two columns of %s have the same title', (_list, { columns }) => {
  const titles = Object.values(columns);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each<[keyof typeof exportedLists, string[]]>([
  [
    'permits',
    [
      ...['#', 'Permit Number', 'Condition', 'Status', 'Work Description', 'Permit Type', 'Applier Site'],
      ...['Start Date', 'End Date'],
      ...['Host/System Owner', 'Host/System Owner e-mail', 'Applier name', 'Applier company'],
      ...['Discipline', 'Permit Code', 'Date Applied'],
    ],
  ],
  [
    'child-permits',
    [
      ...['Child Permit', 'Child Permit Number', 'Condition', 'Status', 'Parent Permit', 'Work Description'],
      ...[
        'Discipline',
        'Host/System Owner',
        'Host/System Owner e-mail',
        'Applier name',
        'Applier company',
        'Date applied',
        'Start Date',
        'End Date',
      ],
    ],
  ],
])('%s has the columns of its screen, and one for the second fact of each cell', (list, titles) => {
  expect(Object.values(exportedLists[list].columns)).toEqual(titles);
});

test('file and list names are own properties only', () => {
  expect(formatExportFileName('mt-groups', 'xlsx', '2026-11-22')).toBe('mt-groups-2026-11-22.xlsx');
  expect([isExportedListName('mt-groups'), isExportedListName('toString')]).toEqual([true, false]);
  expect([isExportFormat('csv'), isExportFormat('constructor')]).toEqual([true, false]);
});
