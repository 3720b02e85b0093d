import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toColumnTypes, toJsonRow } from './json-rows.ts';
import { createTestDatabase } from './testing/test-database.ts';

test('a row is read from JSON as it was, also at the end of the year 9999 west of Greenwich', async () => {
  const { db, close } = await createTestDatabase();
  const row = {
    name: '+012345-6: "Pump"',
    ends_at: new Date('+010000-01-01T06:59:59.999Z'),
    starts_at: new Date('2026-11-27T16:30:00.123Z'),
    lapsed_at: null,
    version: 3,
  };
  const types = {
    name: 'text',
    ends_at: 'timestamptz',
    starts_at: 'timestamptz',
    lapsed_at: 'timestamptz',
    version: 'integer',
  };
  const { rows } = await sql`
    select * from jsonb_to_record(${toJsonRow(row)}::jsonb) as stored (${toColumnTypes(types)})`.execute(db);
  expect(rows).toEqual([row]);
  await close();
});
