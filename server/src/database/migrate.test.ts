import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { connect } from './connect.ts';
import { isMigrated, migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { toConnectionString, runOnServer } from './testing/server.ts';
import { createEmptyDatabase, type TestDatabase } from './testing/test-database.ts';

const all = Object.keys(migrations).toSorted();
let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.close());

async function listApplied(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  return rows.map(({ name }) => name);
}

test('when several start at once, one migrates and each migration runs once', async () => {
  const others = [1, 2, 3].map(() => connect(database.settings, () => {}, 2));
  const answers = await Promise.all([database, ...others].map((connection) => migrateToLatest(connection)));
  await Promise.all(others.map((other) => other.close()));
  expect(answers.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, all.length]);
  expect(await listApplied()).toEqual(all);
  expect(await isMigrated(database.db)).toBe(true);
});

test('an older program starts on a database that a newer one has migrated, and changes nothing', async () => {
  await migrateToLatest(database);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-program', '2099-01-01')`.execute(
    database.db,
  );
  expect(await migrateToLatest(database)).toEqual([]);
  expect(await isMigrated(database.db)).toBe(true);
  expect(await listApplied()).toEqual([...all, '9999-of-a-newer-program']);
});

test('refuses a database that lacks one of our migrations and has an unknown one', async () => {
  await migrateToLatest(database);
  await sql`update kysely_migration set name = '9999-of-nobody' where name = ${all.at(-1)}`.execute(database.db);
  await expect(migrateToLatest(database)).rejects.toThrow('9999-of-nobody');
});

/**
 * The statements that Compose has PostgreSQL run at its first start, with a separate role and database for the test.
 */
function statementsOfCompose(names: { role: string; database: string; password: string }): string[] {
  const script = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/compose/create-database.sh'), 'utf8');
  const statements = /<<'SQL'\n(.*)\nSQL/s.exec(script)?.[1]?.split('\n') ?? [];
  return statements.map((statement) =>
    statement
      .replace('database eptw', `database ${names.database}`)
      .replace(/(role|owner) eptw/, `$1 ${names.role}`)
      .replace(":'password'", `'${names.password}'`),
  );
}

test('the program needs only an ordinary role, which owns nothing but its database', async () => {
  const server = inject('databaseServer');
  const suffix = randomBytes(6).toString('hex');
  const [role, name, password] = [`ordinary_${suffix}`, `compose_${suffix}`, randomBytes(12).toString('hex')];
  for (const statement of statementsOfCompose({ role, database: name, password })) await runOnServer(server, statement);
  const address = new URL(toConnectionString(database.settings));
  Object.assign(address, { username: role, password, pathname: `/${name}` });
  const ordinary = connect({ connectionString: address.href }, () => {});
  try {
    const { rows } = await sql<{ rolsuper: boolean; rolcreaterole: boolean; rolcreatedb: boolean }>`
      select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user
    `.execute(ordinary.db);
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
    expect(await migrateToLatest(ordinary)).toEqual(all);
  } finally {
    await ordinary.close();
    await runOnServer(server, `drop database ${name} with (force)`);
    await runOnServer(server, `drop role ${role}`);
  }
});
