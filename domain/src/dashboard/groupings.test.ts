import { describe, expect, test } from 'vitest';
import { permitStatuses } from '../permit/status.ts';
import { createBoardTable, createBoardRows } from './board-table.ts';
import {
  toChildPermitType,
  childPermitTypes,
  isChildPermitGroup,
  listTypesInGroup,
} from '../permit/child-permit-types.ts';
import { listHighRiskKinds } from '../permit/high-risk.ts';
import { sumKindCounts, toPermitKind } from '../permit/permit-kind.ts';
import { toProgress, type StatusCounts } from './progress.ts';
import { toSeries } from './series.ts';
import { buildTypeTree } from './type-tree.ts';

test.each([
  ['GP', false, 'General'],
  ['TI', false, 'Tool Install'],
  ['XY', false, 'General'],
  ['B2', true, 'Child Permit'],
  ['TI', true, 'Child Permit'],
])('%s (child permit: %s) counts as %s', (code, isChild, kind) => {
  expect(toPermitKind({ code, isChild })).toBe(kind);
});

test('kinds add up to a total', () => {
  const parts = [
    { kind: 'General', count: 3 },
    { kind: 'Child Permit', count: 4 },
    { kind: 'General', count: 1 },
  ];
  expect(sumKindCounts(parts)).toEqual({ general: 4, toolInstall: 0, childPermit: 4, total: 8 });
});

describe('types of child permits', () => {
  test.each([
    ['B1D01', 'B1'],
    ['B1D14', 'B1'],
    ['B2', 'B2'],
    ['A12', 'A12'],
    ['B1D1', 'B1D1'],
  ])('%s is of type %s', (code, type) => {
    expect(toChildPermitType(code)).toBe(type);
  });

  test('are A1 to A12, B1 to B8 and C1', () => {
    expect(childPermitTypes.map(({ type }) => type).join(' ')).toBe(
      'A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 B1 B2 B3 B4 B5 B6 B7 B8 C1',
    );
    expect(['A', 'B', 'C'].map((group) => isChildPermitGroup(group) && listTypesInGroup(group).length)).toEqual([
      12, 8, 1,
    ]);
    expect(isChildPermitGroup('D')).toBe(false);
  });
});

test('high-risk work is named by its types, in their order', () => {
  expect(listHighRiskKinds(['B4', 'A1', 'B1', 'C1'])).toEqual(['Hot work', 'Work at height']);
  expect(listHighRiskKinds(['A1', 'GP'])).toEqual([]);
});

test('every status belongs to one part of the progress', () => {
  for (const status of permitStatuses) {
    const counts = Object.fromEntries(
      permitStatuses.map((one) => [one, one === status ? 5 : 0]),
    ) as unknown as StatusCounts;
    const { raised, ...parts } = toProgress(counts);
    expect(raised).toBe(5);
    expect(Object.values(parts).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 5]);
  }
});

describe('a table', () => {
  const cells = [
    { siteId: 'n', value: 'b', count: 2 },
    { siteId: 'w', value: 'b', count: 1 },
    { siteId: 'w', value: 'a', count: 3 },
    { siteId: 'w', value: '', count: 9 },
    { siteId: 'n', value: 'gone', count: 0 },
  ];

  test('sorts its rows by count, then name, and leaves out empty rows', () => {
    expect(createBoardRows(cells, (value) => value.toUpperCase())).toEqual([
      { key: '', name: 'Not stated' },
      { key: 'a', name: 'A' },
      { key: 'b', name: 'B' },
    ]);
  });

  test('has a count per site, and totals for rows and columns', () => {
    const rows = [
      { key: 'b', name: 'B' },
      { key: 'c', name: 'C' },
    ];
    expect(createBoardTable(rows, ['w', 'n'], cells)).toEqual({
      rows: [
        { key: 'b', name: 'B', counts: [1, 2], total: 3 },
        { key: 'c', name: 'C', counts: [0, 0], total: 0 },
      ],
      totals: [1, 2],
      total: 3,
    });
  });
});

test('a line has a number for every period', () => {
  const points = [
    { period: '2026-02', value: 'a', count: 2 },
    { period: '2026-02', value: 'a', count: 1 },
    { period: '2026-09', value: 'a', count: 7 },
    { period: '2026-02', value: 'z', count: 7 },
  ];
  expect(toSeries([{ key: 'a', name: 'A' }], ['2026-01', '2026-02'], points)).toEqual([
    { key: 'a', name: 'A', counts: [0, 3] },
  ]);
});

describe('the tree of types', () => {
  const types = [
    { type: 'B6', general: 1, toolInstall: 2 },
    { type: 'A1', general: 3, toolInstall: 0 },
    { type: 'C1', general: 0, toolInstall: 4 },
    { type: 'B7', general: 99, toolInstall: 99 },
  ];
  const variants = [
    { type: 'AMHS', general: 5, toolInstall: 0 },
    { type: 'LSS', general: 0, toolInstall: 6 },
  ];

  test('has three branches, each the sum of its leaves', () => {
    const [electrical, facilities, safety] = buildTypeTree(types, variants);
    expect(electrical).toEqual({
      key: 'B6',
      title: 'B6 Live electrical',
      general: 1,
      toolInstall: 2,
      total: 3,
      leaves: [],
    });
    expect(facilities).toMatchObject({ key: 'FAC', general: 5, toolInstall: 6, total: 11 });
    expect(facilities?.leaves.map(({ title }) => title)).toEqual([
      'AMHS',
      'CC',
      'Urgent',
      'ASIPP',
      'Production Tool',
      'LSS',
    ]);
    expect(safety).toMatchObject({ key: 'EHS', general: 3, toolInstall: 4, total: 7 });
    expect(safety?.leaves.map(({ title }) => title.split(' ', 1)[0]).join(' ')).toBe(
      'A01 A02 A03 A04 A05 A06 A07 A08 A09 A10 A11 A12 B1 B2 B3 B4 B5 B8 C1',
    );
  });

  test('has a leaf for SIPP work of an unknown kind, if there is any', () => {
    const more = [...variants, { type: '', general: 1, toolInstall: 1 }, { type: 'Odd', general: 1, toolInstall: 0 }];
    expect(buildTypeTree(types, more)[1]?.leaves.at(-1)).toEqual({
      key: 'B7 Other',
      title: 'Other',
      general: 2,
      toolInstall: 1,
      total: 3,
    });
    // Left by a permit whose kind has since changed.
    const emptied = [...variants, { type: 'Odd', general: 0, toolInstall: 0 }];
    expect(buildTypeTree(types, emptied)[1]?.leaves.at(-1)?.title).toBe('LSS');
  });
});
