import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listKnownMigrations, migrateTo } from './migrate.ts';
import { findBreakingChanges, findWidenedChecks, readSchema, type Schema } from './testing/older-version.ts';
import { createEmptyDatabase, type TestDatabase } from './testing/test-database.ts';

/** The last migration of the first release, 0.1.0. */
const firstRelease = '0012-narrow-rows';

/**
 * Changes from before versions had to run side by side. Nothing is ever added here without a note in the change log.
 */
const breakingMigrations: Record<string, string[]> = {
  '0016-tries': [
    'failed_sign_in.key is gone',
    'failed_sign_in.failures is gone',
    'failed_sign_in.forgotten_at is gone',
  ],
};

/**
 * The values that rows may hold since a migration and could not hold before, and why the previous version can read
 * them.
 */
const toleratedWidenings: Record<string, string[]> = {
  // Codes are looked up by purpose, so the previous version never reads one with a new purpose.
  '0031-proven-addresses': ["security_code.security_code_purpose_check also allows 'blockEmailChange'"],
  // The previous version joins the person who acted, so it leaves out what nobody did.
  '0042-live-work': ['history_entry.actor_id may now be null', 'history_entry.actor_role may now be null'],
};

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.close());

test('no migration since the first release removes what the older program reads or writes', async () => {
  const names = await listKnownMigrations(database.db);
  const since = names.slice(names.indexOf(firstRelease) + 1);
  expect(since).not.toEqual([]);
  await migrateTo(database.db, firstRelease);
  let before = await readSchema(database.db);
  const broken: Record<string, string[]> = {};
  const widened: Record<string, string[]> = {};
  for (const name of since) {
    await migrateTo(database.db, name);
    const after = await readSchema(database.db);
    const problems = findBreakingChanges(before, after);
    if (problems.length > 0) broken[name] = problems;
    const allowed = findWidenedChecks(before, after);
    if (allowed.length > 0) widened[name] = allowed;
    before = after;
  }
  expect(broken).toEqual(breakingMigrations);
  expect(widened).toEqual(toleratedWidenings);
});

const widen =
  "alter table visit drop constraint visit_kind_check, add constraint visit_kind_check check (kind in ('short', 'long', 'none', 'new'))";

async function changeVisits(change: string): Promise<[before: Schema, after: Schema]> {
  const { db } = database;
  await sql`create table visit (id integer primary key, note text,
    kind text not null default 'short' check (kind in ('short', 'long', 'none')));
    create index visit_by_note on visit (note)`.execute(db);
  const before = await readSchema(db);
  await sql.raw(change).execute(db);
  return [before, await readSchema(db)];
}

test.each([
  ['alter table visit rename to call', ['visit.id is gone', 'visit.note is gone', 'visit.kind is gone']],
  ['alter table visit drop column note', ['visit.note is gone']],
  ['alter table visit alter column note type integer using 1', ['visit.note is of another type']],
  ['alter table visit alter column note set not null', ['visit.note may no longer be null']],
  ['alter table visit alter column kind drop default', ['visit.kind may no longer be left out']],
  ['alter table visit add column place text not null', ['visit.place has to be written']],
  ['alter table visit add check (length(note) < 9)', ['visit.visit_note_check demands more']],
  ['create unique index visit_note on visit (note)', ['visit.visit_note demands more']],
  [
    "alter table visit drop constraint visit_kind_check, add constraint visit_kind_check check (kind in ('short', 'long'))",
    ['visit.visit_kind_check demands more'],
  ],
  [widen, []],
  ["alter table visit add column place text not null default '' check (place <> 'x')", []],
  ['create table other (id integer primary key, note text not null unique); drop index visit_by_note', []],
])('%s breaks the older program or does not', async (change, problems) => {
  expect(findBreakingChanges(...(await changeVisits(change)))).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});

test.each([
  [widen, ["visit.visit_kind_check also allows 'new'"]],
  ['alter table visit drop constraint visit_kind_check', ['visit.visit_kind_check no longer holds']],
  ['alter table visit alter column kind drop not null', ['visit.kind may now be null']],
  ['alter table visit drop column kind', []],
  ['alter table visit add check (length(note) < 9)', []],
  ["alter table visit add column place text not null default ''", []],
])('%s is reported if rows may hold more than before', async (change, widened) => {
  expect(findWidenedChecks(...(await changeVisits(change)))).toEqual(widened);
});
