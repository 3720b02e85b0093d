import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAppliedMigrations } from '../database/migrate.ts';
import { toConnectionString } from '../database/testing/server.ts';
import { createEmptyDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { recordAuditEntry } from '../features/audit-log/record.ts';
import { samplePermitData, createPermitOrThrow } from '../features/permits/testing/permits.ts';
import { findScript } from '../testing/program.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let number: string;

beforeAll(async () => {
  app = await startTestApp();
  number = (await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids))).code;
  await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids));
  await app.database.db.transaction().execute((transaction) =>
    recordAuditEntry({ ...app.context, db: transaction }, 'command line', {
      action: 'create',
      kind: 'site',
      subjectId: 'some-id',
      subjectName: 'North',
      changes: [],
    }),
  );
});

afterAll(() => app.close());

/** Runs the command in a separate process. */
function run(database: TestDatabase = app.database): Promise<{ code: number; output: string; errors: string }> {
  const env = { ...process.env, DATABASE_URL: toConnectionString(database.settings) };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      findScript('verify-history'),
      { cwd: import.meta.dirname, env },
      (error, output, errors) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors }),
    );
  });
}

it('says that all chains are intact, and names the first broken entry once one is not', async () => {
  expect(await run()).toMatchObject({
    code: 0,
    output: '2 permits, 2 entries: all chains intact\nAdministration, 1 entries: chain intact\n',
  });
  await sql`alter table history_entry disable trigger history_is_append_only`.execute(app.database.db);
  await sql`update history_entry set actor_name = 'Mallory'
    where permit_id = (select id from permit where number = ${number})`.execute(app.database.db);
  expect(await run()).toMatchObject({
    code: 1,
    output: `${number}, entry 1: its content was changed after it was written\n2 permits, 2 entries: 1 broken\nAdministration, 1 entries: chain intact\n`,
  });
});

it('names a broken entry of the audit log', async () => {
  await sql`alter table administration_entry disable trigger administration_is_append_only`.execute(app.database.db);
  await sql`update administration_entry set subject_name = 'South'`.execute(app.database.db);
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain('Administration, entry 1: its content was changed after it was written\n');
});

it('refuses a database of an older version, and leaves it unchanged', async () => {
  const empty = await createEmptyDatabase();
  const { code, errors } = await run(empty);
  expect(code).toBe(2);
  expect(errors).toContain('schema is older than this command');
  expect(await listAppliedMigrations(empty.db)).toEqual([]);
  await empty.close();
});
