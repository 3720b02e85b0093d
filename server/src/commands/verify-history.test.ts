import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appliedMigrations } from '../database/migrate.ts';
import { addressOf } from '../database/testing/server.ts';
import { createEmptyDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { recordAct } from '../features/administration/history/record.ts';
import { permitData, raised } from '../features/permits/testing/permits.ts';
import { scriptOf } from '../testing/program.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let number: string;

beforeAll(async () => {
  app = await startTestApp();
  number = (await raised(await app.as('requestor'), permitData(app.ids))).code;
  await raised(await app.as('requestor'), permitData(app.ids));
  await app.database.db.transaction().execute((transaction) =>
    recordAct({ ...app.services, db: transaction }, 'command line', {
      action: 'create',
      kind: 'site',
      subjectId: 'some-id',
      subjectName: 'North',
      changes: [],
    }),
  );
});

afterAll(() => app.close());

/** Runs the command in a process of its own. */
function run(database: TestDatabase = app.database): Promise<{ code: number; output: string; errors: string }> {
  const env = { ...process.env, DATABASE_URL: addressOf(database.settings) };
  return new Promise((resolve) => {
    execFile(process.execPath, scriptOf('verify-history'), { cwd: import.meta.dirname, env }, (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors }),
    );
  });
}

it('says that every chain is whole, and names the first broken entry once one is not', async () => {
  expect(await run()).toMatchObject({
    code: 0,
    output: '2 permits, 2 entries: every chain is whole\nAdministration, 1 entries: the chain is whole\n',
  });
  await sql`alter table history_entry disable trigger history_is_append_only`.execute(app.database.db);
  await sql`update history_entry set actor_name = 'Mallory'
    where permit_id = (select id from permit where number = ${number})`.execute(app.database.db);
  expect(await run()).toMatchObject({
    code: 1,
    output: `${number}, entry 1: its contents were changed after it was written\n2 permits, 2 entries: 1 broken\nAdministration, 1 entries: the chain is whole\n`,
  });
});

it('names a broken entry of administration', async () => {
  await sql`alter table administration_entry disable trigger administration_is_append_only`.execute(app.database.db);
  await sql`update administration_entry set subject_name = 'South'`.execute(app.database.db);
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain('Administration, entry 1: its contents were changed after it was written\n');
});

it('refuses a database of an older version, and leaves it as it is', async () => {
  const empty = await createEmptyDatabase();
  const { code, errors } = await run(empty);
  expect(code).toBe(2);
  expect(errors).toContain('an older version');
  expect(await appliedMigrations(empty.db)).toEqual([]);
  await empty.close();
});
