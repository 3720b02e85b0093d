import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestWorkspace, query, type TestWorkspace } from './testing/workspace.ts';

const asRoot = process.getuid?.() === 0;

let workplace: TestWorkspace;
let closed: string;
beforeEach(() => {
  workplace = openTestWorkspace();
  closed = path.join(workplace.directory, 'closed');
  mkdirSync(closed, { mode: 0o700 });
});
afterEach(() => workplace.close());

test('a data directory closed to everyone else is used as it is, and stays closed to everyone else', async () => {
  const postgres = await workplace.start(closed);
  expect(postgres.directory).toBe(path.join(closed, 'postgres', 'cluster'));
  expect(postgres.moved).toBeUndefined();
  expect(statSync(closed).mode & 0o067).toBe(0);
});

test('below a closed parent, root gets a system directory and a message; any other user gets the directory itself', async () => {
  const requested = path.join(closed, 'data');
  const postgres = await workplace.start(requested);
  if (asRoot) {
    expect(postgres.directory.startsWith(workplace.systemDirectory)).toBe(true);
    expect(postgres.moved).toContain(requested);
    expect(postgres.moved).toContain(path.dirname(path.dirname(postgres.directory)));
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  } else {
    expect(postgres.directory.startsWith(requested)).toBe(true);
  }
  const again = await workplace.start(requested);
  expect(again.directory).toBe(postgres.directory);
});

test('a moved checkout keeps its rows, a copied and a fresh one get separate databases', async () => {
  const checkout = path.join(closed, 'checkout');
  const first = await workplace.start(path.join(checkout, 'data'));
  await query(first, 'create table kept as select 1 as row');
  await first.stop();

  const elsewhere = path.join(closed, 'elsewhere');
  renameSync(checkout, elsewhere);
  const moved = await workplace.start(path.join(elsewhere, 'data'));
  expect(await query(moved, 'select row from kept')).toEqual([[1]]);
  await moved.stop();

  const copy = path.join(closed, 'copy');
  cpSync(elsewhere, copy, { recursive: true, verbatimSymlinks: true });
  const copied = await workplace.start(path.join(copy, 'data'));
  expect(copied.directory).not.toBe(moved.directory);
  await copied.stop();

  rmSync(elsewhere, { recursive: true });
  const fresh = await workplace.start(path.join(elsewhere, 'data'));
  expect(await query(fresh, "select to_regclass('kept')")).toEqual([[null]]);
});

test('a cluster restored from a copy opens again, whatever the owner and mode of the copy', async () => {
  const postgres = await workplace.start();
  await query(postgres, 'create table kept as select 1 as row');
  await postgres.stop();
  const copy = path.join(workplace.directory, 'restored');
  cpSync(workplace.dataDirectory, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(path.join(copy, 'postgres', 'cluster'), 0o755);
  const restored = await workplace.start(copy);
  expect(await query(restored, 'select row from kept')).toEqual([[1]]);
});
