import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { inTransaction } from './transaction.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('two that lock the same rows in another order both succeed: the one that gave way starts again', async () => {
  const { db } = app.database;
  const lock = (key: number) => sql`select pg_advisory_xact_lock(7301, ${key})`;
  let begun = 0;
  let goOn: () => void = () => undefined;
  const bothBegun = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const run = (first: number, second: number) =>
    inTransaction(db, async (transaction) => {
      await lock(first).execute(transaction);
      begun += 1;
      if (begun === 2) goOn();
      await bothBegun;
      await lock(second).execute(transaction);
      return first;
    });
  expect(await Promise.all([run(1, 2), run(2, 1)])).toEqual([1, 2]);
  expect(begun).toBeGreaterThan(2);
});

it('any other failure is not repeated', async () => {
  let runs = 0;
  const failing = inTransaction(app.database.db, async (transaction) => {
    runs += 1;
    await sql`select 1 / 0`.execute(transaction);
  });
  await expect(failing).rejects.toThrow(/division by zero/);
  expect(runs).toBe(1);
});
