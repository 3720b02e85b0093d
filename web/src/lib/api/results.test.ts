import { beforeEach, expect, test } from 'vitest';
import { toKey, type Operation } from './operation.ts';
import {
  clearResults,
  forgetResults,
  getGeneration,
  listResults,
  onResult,
  readResult,
  updateResult,
  writeResult,
} from './results.ts';

interface Rows {
  rows: readonly { id: string; name: string }[];
}

const operation: Operation<Rows, { page: number; site?: string }> = {
  kind: 'query',
  name: 'Rows',
  fields: ['rows'],
  text: 'query Rows($page:Int!){rows(page:$page){id name}}',
};
const key = toKey(operation, { page: 1 });
const welding = { id: '7', name: 'Welding' };
const lifting = { id: '8', name: 'Lifting' };

beforeEach(clearResults);

test('a result is found by its variables, whatever their order', () => {
  writeResult(toKey(operation, { page: 1, site: 'F10N' }), { rows: [welding] });
  expect(readResult(toKey(operation, { site: 'F10N', page: 1 }))).toEqual({ rows: [welding] });
  expect(readResult(key)).toBeUndefined();
});

test('what has not changed stays the same object, and what has does not', () => {
  const first = { rows: [welding, lifting] };
  writeResult(key, first);
  writeResult(key, { rows: [{ ...welding }, { ...lifting }] });
  expect(readResult(key)).toBe(first);
  writeResult(key, { rows: [{ ...welding }, { ...lifting, name: 'Lifting at height' }] });
  const { rows } = readResult(key) as Rows;
  expect(rows).toEqual([welding, { id: '8', name: 'Lifting at height' }]);
  expect(rows[0]).toBe(welding);
});

test.each([
  ['a row less', [welding]],
  ['another order', [lifting, welding]],
  ['no row', []],
])('a list with %s is another one', (_title, rows) => {
  writeResult(key, { rows: [welding, lifting] });
  writeResult(key, { rows });
  expect(readResult(key)).toEqual({ rows });
});

test('a value that is gone is gone', () => {
  writeResult(key, { rows: [welding], note: 'Closed' });
  writeResult(key, { rows: [welding] });
  expect(readResult(key)).toEqual({ rows: [welding] });
});

test('a screen learns of a change of its own result, until it ends that', () => {
  let changes = 0;
  const stop = onResult(key, () => (changes += 1));
  writeResult(toKey(operation, { page: 2 }), { rows: [] });
  expect(changes).toBe(0);
  writeResult(key, { rows: [] });
  expect(changes).toBe(1);
  stop();
  writeResult(key, { rows: [welding] });
  expect(changes).toBe(1);
});

test('the newest result of an operation comes first', () => {
  writeResult(key, { rows: [welding] });
  writeResult(toKey(operation, { page: 2 }), { rows: [lifting] });
  writeResult(key, { rows: [] });
  expect(listResults(operation)).toEqual([{ rows: [] }, { rows: [lifting] }]);
});

test('a result is updated only where there is one', () => {
  updateResult(operation, { page: 1 }, () => ({ rows: [welding] }));
  expect(readResult(key)).toBeUndefined();
  writeResult(key, { rows: [] });
  updateResult(operation, { page: 1 }, ({ rows }) => ({ rows: [...rows, welding] }));
  expect(readResult(key)).toEqual({ rows: [welding] });
});

test('nothing of one user is left for the next, nor stored of what is still on its way', () => {
  const before = getGeneration();
  writeResult(key, { rows: [welding] });
  clearResults();
  expect(readResult(key)).toBeUndefined();
  expect(getGeneration()).not.toBe(before);
});

test('what a change concerns is forgotten where it is not on screen', () => {
  const other = toKey(operation, { page: 2 });
  writeResult(key, { rows: [welding] });
  writeResult(other, { rows: [lifting] });
  writeResult(toKey({ name: 'RowsOfSite' }, {}), { rows: [] });
  forgetResults(['Rows'], new Set([other]));
  expect(readResult(key)).toBeUndefined();
  expect(readResult(other)).toEqual({ rows: [lifting] });
  expect(readResult(toKey({ name: 'RowsOfSite' }, {}))).toEqual({ rows: [] });
});
