import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isMigrated } from '../migrate.ts';
import { createTestDatabase } from './test-database.ts';

test('two test databases are migrated and isolated from each other', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(await isMigrated(one.db)).toBe(true);
  await sql`create table only_here (number int)`.execute(one.db);
  const { rows } = await sql<{ found: string | null }>`select to_regclass('only_here') as found`.execute(other.db);
  expect(rows).toEqual([{ found: null }]);
  await Promise.all([one.close(), other.close()]);
});
