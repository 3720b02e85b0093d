import { expect, test } from 'vitest';
import { accessTable } from '../access/access.ts';
import { exportedLists } from '../export/exported-lists.ts';
import { administeredNouns } from './nouns.ts';

const rows = Object.entries(administeredNouns);

test.each(rows)('the operations of a %s are in the access table', (_noun, { operations }) => {
  expect(accessTable).toMatchObject(operations);
});

test('an operation belongs to one noun', () => {
  const operations = rows.flatMap(([_noun, row]) => Object.keys(row.operations));
  expect(operations).toEqual([...new Set(operations)]);
});

test.each(rows)('who is notified of a changed %s follows from one of its operations', (_noun, noun) => {
  expect(Object.keys(noun.operations)).toContain(noun.readOperation);
});

test.each(rows)('the list of a %s can be exported, under a name that no other has', (_noun, row) => {
  if (!('list' in row)) return;
  expect(exportedLists[row.list.name]).toBe(row.list);
  expect(Object.keys(row.operations)).toContain(row.list.operation);
});
