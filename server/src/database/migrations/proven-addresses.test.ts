import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateTo } from '../migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await migrateTo(database.db, '0030-permits-of-a-company-at-sites');
});
afterEach(() => database.close());

test.each([
  ['off, never set by anybody', 'false', [], undefined],
  ['off, set by a user', 'false', ['Refuse passwords that are guessed first'], false],
  ['on', 'true', [], true],
])(
  'the switch for common passwords returns to its default where nobody changed it: %s',
  async (_title, value, named, kept) => {
    const { db } = database;
    await sql`insert into setting (name, value) values ('refuseGuessable', ${value}::jsonb)`.execute(db);
    const changes = JSON.stringify(['Idle time in seconds', ...named].map((field) => ({ field })));
    await sql`insert into administration_entry
    (sequence, at, actor_name, action, subject_kind, subject_id, subject_name, changes, previous_hash, hash)
    values (1, now(), 'Somebody', 'update', 'settings', 'settings', 'Settings', ${changes}::jsonb, '', 'x')`.execute(
      db,
    );
    await migrateTo(db, '0031-proven-addresses');
    const { rows } = await sql<{ value: boolean }>`select value from setting where name = 'refuseGuessable'`.execute(
      db,
    );
    expect(rows[0]?.value).toBe(kept);
  },
);
