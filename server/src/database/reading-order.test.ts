import { compareAsRead } from '@eptw/domain/text/reading-order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { findScans } from './testing/find-scans.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const names = [
  'Zoë Tan',
  'zoe tan',
  'Álvaro',
  'Alvaro',
  'alvaro b',
  'Björn',
  'Bjorn',
  'Çelik',
  'Cem',
  'Ñandu',
  'Nadia',
  'O’Neill',
  "O'Neill",
  'B10',
  'B2',
  'B1D14',
  'b3',
  'A12',
  'A2',
  'F10N',
  'F9N',
  '李明',
  '王芳',
  'Ольга',
  'অনিল',
  'முத்து',
  'Łukasz',
  'Ludwig',
];

it('the database sorts as the screens do', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name order by name collate reading_order`.execute(server.database.db);
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted(compareAsRead));
});

describe('lists sort as people do', () => {
  const sorted = ['sorted alvaro', 'sorted Álvaro', 'sorted Alvin', 'sorted B2', 'sorted B10', 'sorted Zoë'];

  it.each([
    ['users', 'getUsers(searchText: "sorted", sortBy: "fullname") { items { name: fullname } }'],
    ['users to choose from', 'getAllUsers(searchText: "sorted") { items { name: fullname } }'],
    ['groups', 'getUserGroups(searchText: "sorted") { items { name } }'],
    ['workers', 'getWorkers(searchText: "sorted") { items { name } }'],
    ['disciplines', 'getAllDisciplines(searchText: "sorted") { items { name: code } }'],
    ['templates', 'getTemplates(searchText: "sorted") { items { name: title } }'],
  ])('%s', async (_list, query) => {
    const { db } = server.database;
    const mixed = sorted.toSorted();
    await sql`delete from worker where name like 'sorted%'`.execute(db);
    for (const [index, name] of mixed.entries())
      await sql`
        with people as (insert into person (email, full_name, role, status)
          values (${`sorted${index}@fab.example`}, ${name}, 'User', 'Approved') on conflict do nothing),
        groups as (insert into mt_group (name, site_id) values (${name}, ${server.ids.sites.north}) on conflict do nothing),
        codes as (insert into discipline (code, description) values (${name}, '') on conflict do nothing),
        titles as (update template_version set title = ${name}
          where id = (select current_version_id from template where archived_at is null order by id offset ${index} limit 1))
        insert into worker (company, name, pass_number) values ('ACME Works', ${name}, ${`sorted-${index}`})`.execute(
        db,
      );
    const { data } = await (
      await server.as('superAdmin')
    ).query<{ list: { items: { name: string }[] } }>(`{ list: ${query} }`);
    expect(data.list.items.map(({ name }) => name)).toEqual(sorted);
  });

  it.each([
    [
      'person_by_name',
      sql`select id from person where archived_at is null order by full_name collate reading_order, id limit 5`,
    ],
    [
      'worker_by_name',
      sql`select id from worker where erased_at is null order by name collate reading_order, id limit 5`,
    ],
  ])('%s serves the order', async (index, read) => {
    const scans = await findScans(server.database.db, (transaction) => read.execute(transaction));
    expect(scans).toContain(index);
  });
});
