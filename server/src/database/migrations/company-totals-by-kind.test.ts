import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
  await migrateTo(database.db, '0037-quota-by-index-alone');
});
afterEach(() => database.close());

test('the totals of a company are kept, and told apart by kind', async () => {
  const { db } = database;
  const count = (day: string, kind: string, status: string) => sql`
    insert into counted_permit
        (permit_id, site_id, day, kind, root_kind, status, discipline_id, company, level, forms, sipp)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', ${day}::date, ${kind}, 'General', ${status},
        '00000000-0000-4000-8000-000000000002', 'ACME Works', '', '{}', '{}')`;
  // Without the permits that foreign keys ask for.
  await db.connection().execute(async (one) => {
    await sql`alter table counted_permit drop constraint counted_permit_permit_id_fkey`.execute(one);
    for (const status of ['Approved', 'Completed', 'Completed'])
      await count('2026-03-01', 'General', status).execute(one);
    await sql`select fold_permit_counts(100)`.execute(one);
    await count('2026-03-02', 'Child Permit', 'Approved').execute(one);
  });
  await migrateToLatest(database);
  const { rows } = await sql<{ row: string }>`
    select concat_ws(' ', span, to_char(period, 'YYYY-MM-DD'), value, kind, "Approved", "Completed") as row
    from permit_count where subject = 'company' order by 1`.execute(db);
  expect(rows.map(({ row }) => row)).toEqual([
    'day 2026-03-01 ACME Works General 1 2',
    'day 2026-03-02 ACME Works Child Permit 1 0',
    'month 2026-03-01 ACME Works Child Permit 1 0',
    'month 2026-03-01 ACME Works General 1 2',
  ]);
});
