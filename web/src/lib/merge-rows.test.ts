import { expect, it } from 'vitest';
import { mergeRows } from './merge-rows.ts';

const row = (_id: string, version = 1) => ({ _id, version });

it('updates rows in place', () => {
  const live = mergeRows([row('a'), row('b')], [row('a'), row('b', 2)]);
  expect(live).toEqual({ rows: [row('a'), row('b', 2)], added: 0, moved: false });
});

it('counts new rows instead of inserting them', () => {
  const live = mergeRows([row('a'), row('b')], [row('new'), row('a', 2)]);
  expect(live).toEqual({ rows: [row('a', 2), row('b')], added: 1, moved: true });
});

it('keeps a row in place that no longer belongs to the page', () => {
  expect(mergeRows([row('a'), row('b')], [row('b')])).toEqual({ rows: [row('a'), row('b')], added: 0, moved: true });
});

it('reports when rows would move', () => {
  expect(mergeRows([row('a'), row('b')], [row('b'), row('a')]).moved).toBe(true);
});
