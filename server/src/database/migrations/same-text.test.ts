import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.close());

const addPerson = (email: string, company: string) =>
  sql`insert into person (email, full_name, role, status, company) values (${email}, 'A', 'ContractorPM', 'Approved', ${company})`.execute(
    database.db,
  );
const addWorker = (company: string, pass: string) =>
  sql`insert into worker (company, name, pass_number) values (${company}, 'A', ${pass})`.execute(database.db);

async function listCompanies(): Promise<string[]> {
  const { rows } = await sql<{ company: string }>`select company from person order by email`.execute(database.db);
  return rows.map(({ company }) => company);
}

test('what looks alike already stays, and nothing new that looks like it comes', async () => {
  await migrateTo(database.db, '0064-copies-of-permits');
  await addPerson('a@x.example', 'ACME Works');
  await addPerson('\u00E1@x.example', 'ACME\u00A0Works');
  await addWorker('ACME Works', 'P-1');
  await addWorker('ACME Works', 'P\u20111');
  await migrateToLatest(database);
  expect(await listCompanies()).toEqual(['ACME Works', 'ACME\u00A0Works']);

  await expect(addPerson('\u00C0@x.example', '')).rejects.toThrow(/person_email_key/);
  await expect(addWorker('ACME Works', 'p 1')).rejects.toThrow(/worker_pass_key/);
  for (const [index, company] of ['acme works', 'ACME\u00A0Works', 'ACME  Works', 'ＡＣＭＥ Works\u200B'].entries())
    await addPerson(`new${index}@x.example`, company);
  await addWorker('ACME\u202FWorks', 'P-2');
  expect((await listCompanies()).slice(1, 5)).toEqual(Array.from({ length: 4 }, () => 'ACME Works'));
  const { rows } = await sql`select company from worker where pass_number = 'P-2'`.execute(database.db);
  expect(rows).toEqual([{ company: 'ACME Works' }]);
});

test('a change of something else leaves a look-alike as it is', async () => {
  await migrateTo(database.db, '0064-copies-of-permits');
  await addPerson('a@x.example', 'ACME Works');
  await addPerson('\u00E1@x.example', 'ACME\u00A0Works');
  await addWorker('ACME Works', 'P-1');
  await addWorker('ACME Works', 'P\u20111');
  await migrateToLatest(database);
  await sql`update person set email = email, company = company, phone = '995'`.execute(database.db);
  await sql`update worker set pass_number = pass_number, company = company, phone = '995'`.execute(database.db);
  expect(await listCompanies()).toEqual(['ACME Works', 'ACME\u00A0Works']);
});

test('the only user of a company may correct how it is spelled', async () => {
  await migrateToLatest(database);
  await addPerson('a@x.example', 'acme works');
  await sql`update person set company = 'ACME Works'`.execute(database.db);
  await addPerson('b@x.example', 'acme works');
  expect(await listCompanies()).toEqual(['ACME Works', 'ACME Works']);
  await sql`update person set company = 'Acme Works' where email = 'a@x.example'`.execute(database.db);
  expect(await listCompanies()).toEqual(['ACME Works', 'ACME Works']);
});

test('of two who write a new company at once in two ways, the second gets the first one', async () => {
  await migrateToLatest(database);
  const spellings = ['Nord Lift', 'Nord  Lift', 'NORD LIFT', 'Nord\u00A0Lift'];
  await Promise.all(spellings.map((company, index) => addPerson(`${index}@x.example`, company)));
  expect(new Set(await listCompanies()).size).toBe(1);
});
