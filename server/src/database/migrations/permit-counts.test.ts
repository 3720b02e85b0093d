import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Connection } from '../connect.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let running: Connection;

beforeEach(async () => {
  database = await createEmptyDatabase();
  await migrateTo(database.db, '0020-accounts-to-approve');
  running = connect(database.settings, () => {}, 2);
});
afterEach(async () => {
  await running.close();
  await database.close();
});

const lockPermit = sql`select id from permit where false for update of permit`;
const writeForms = sql`update filled_form set submission = submission where false`;
const writePermit = sql`update permit set status = status where false`;

// Locks on tables are taken even when no row is found.
test.each([
  ['an edit', [lockPermit, writeForms], [writePermit]],
  ['an edit that has only begun', [lockPermit], [writeForms, writePermit]],
  ['a permit that is being raised', [writePermit], [writeForms]],
])('the migration waits for %s by the previous version', async (_title, first, then) => {
  const edit = await running.db.startTransaction().execute();
  for (const statement of first) await statement.execute(edit);
  const migrated = migrateToLatest(database);
  await Promise.race([migrated, untilSomebodyWaits()]);
  for (const statement of then) await statement.execute(edit);
  await edit.commit().execute();
  expect(await migrated).toContain('0021-permit-counts');
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_locks where not granted and locktype = 'relation'
        and database = (select oid from pg_database where datname = current_database())`.execute(running.db);
    if (rows.length > 0) return;
  }
}
