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
      ...['#', 'Permit Number', 'Permit Code', 'Permit Type', 'High-risk work', 'Discipline', 'Host/System Owner'],
      ...['Host/System Owner e-mail', 'Applier name', 'Applier company', 'Work Description', 'Place', 'Applier Site'],
      ...['Date Applied', 'Start Date', 'End Date', 'Status', 'Condition'],
    ],
  ],
  [
    'permits-pending-close-cancel',
    [
      ...['#', 'Permit Number', 'Parent Permit', 'Permit Code', 'Permit Type', 'High-risk work', 'Discipline'],
      ...['Host/System Owner', 'Host/System Owner e-mail', 'Applier name', 'Applier company', 'Work Description'],
      ...['Place', 'Applier Site', 'Date Applied', 'Start Date', 'End Date', 'Status', 'Condition', 'Waiting since'],
    ],
  ],
  [
    'child-permits',
    [
      ...['Child Permit', 'High-risk work', 'Child Permit Number', 'Work Description', 'Place', 'Parent Permit'],
      ...['Discipline', 'Host/System Owner', 'Host/System Owner e-mail', 'Applier name', 'Applier company'],
      ...['Date applied', 'Start Date', 'End Date', 'Status', 'Condition'],
    ],
  ],
])('%s has the columns of its screen, and one for each fact in the second line of a cell', (list, titles) => {
  expect(Object.values(exportedLists[list].columns)).toEqual(titles);
});

test('file and list names are own properties only', () => {
  expect(formatExportFileName('mt-groups', 'xlsx', '2026-11-22')).toBe('mt-groups-2026-11-22.xlsx');
  expect([isExportedListName('mt-groups'), isExportedListName('toString')]).toEqual([true, false]);
  expect([isExportFormat('csv'), isExportFormat('constructor')]).toEqual([true, false]);
});
