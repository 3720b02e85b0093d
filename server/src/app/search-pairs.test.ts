import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPermitOrThrow, samplePermitData } from '../features/permits/testing/permits.ts';
import { createDraftOrThrow } from '../features/permits/testing/drafts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-users.ts';

let server: TestApp;
let permit: string;
beforeAll(async () => {
  server = await startTestApp();
  permit = (await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids)))._id;
  await createDraftOrThrow(await server.as('requestor'), samplePermitData(server.ids));
  const { siteAdmin } = server.ids.users;
  await sql`
    with words as (insert into discipline (code, description) values ('SEARCHED', '')),
    crew as (insert into worker (company, name, pass_number) values ('ACME Works', 'Searched', 'S-1'))
    insert into administration_entry (sequence, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name,
      changes, previous_hash, hash)
    select coalesce(max(sequence), 0) + 1, now(), ${siteAdmin}::uuid, 'A', 'create', 'user', 'searched', 'S', '[]', '', ''
      from administration_entry`.execute(server.database.db);
});
afterAll(() => server.close());

/** A list that searches: how a text gets into it as it was stored before texts were cleaned, and who then finds it. */
interface SearchedList {
  store: (text: string) => Promise<unknown>;
  query: string;
  person?: TestUser;
}

const run = (statement: ReturnType<typeof sql>) => statement.execute(server.database.db);

const lists: Record<string, SearchedList> = {
  'permits by their work': {
    store: (text) => run(sql`update permit set work_description = ${text} where id = ${permit}`),
    query: 'getPermits(searchText: $text) { count }',
  },
  'permits by their submitter': {
    store: (text) => run(sql`update person set full_name = ${text} where id = ${server.ids.users.requestor}`),
    query: 'getPermits(searchText: $text) { count }',
  },
  'permits by the column of the submitter': {
    store: (text) => run(sql`update person set full_name = ${text} where id = ${server.ids.users.requestor}`),
    query: 'getPermits(searchApplier: $text) { count }',
  },
  drafts: {
    store: (text) => run(sql`update draft set work_description = ${text}`),
    query: 'getMyDraftPermits(searchText: $text) { count }',
    person: 'requestor',
  },
  users: {
    store: (text) => run(sql`update person set full_name = ${text} where id = ${server.ids.users.manager}`),
    query: 'getUsers(searchText: $text) { count }',
  },
  'users to choose from': {
    store: (text) => run(sql`update person set full_name = ${text} where id = ${server.ids.users.manager}`),
    query: 'getAllUsers(searchText: $text) { count }',
  },
  'members of groups': {
    store: (text) => run(sql`update person set full_name = ${text} where id = ${server.ids.users.facilities}`),
    query: 'getMTGroupUsers(searchText: $text) { count }',
  },
  groups: {
    store: (text) =>
      run(sql`update mt_group set name = ${text} where id = (select id from mt_group order by id limit 1)`),
    query: 'getUserGroups(searchText: $text) { count }',
  },
  disciplines: {
    store: (text) => run(sql`update discipline set description = ${text} where code = 'SEARCHED'`),
    query: 'getAllDisciplines(searchText: $text) { count }',
  },
  workers: {
    store: (text) => run(sql`update worker set name = ${text} where pass_number = 'S-1'`),
    query: 'getWorkers(searchText: $text) { count }',
  },
  templates: {
    store: (text) =>
      run(
        sql`update template_version set title = ${text} where id = (select id from template_version order by id limit 1)`,
      ),
    query: 'getTemplates(searchText: $text) { count }',
  },
  'the audit log': {
    store: async (text) => {
      await run(sql`alter table administration_entry disable trigger user`);
      await run(sql`update administration_entry set subject_name = ${text} where subject_id = 'searched'`);
    },
    query: 'getAdministrationHistory(searchText: $text) { count }',
  },
};

const spellings: [one: string, other: string][] = [
  ['cafe\u0301', 'caf\u00E9'],
  ['O\u2019Brien', "O'Brien"],
  ['Line\u00A0break', 'Line break'],
  ['\uFF21\uFF22 valve', 'AB valve'],
  ['\u00D6zil', 'Ozil'],
];

describe.each(Object.entries(lists))('the search of %s', (_list, { store, query, person = 'superAdmin' }) => {
  it.each(spellings)('finds %j and %j by either', async (one, other) => {
    const client = await server.as(person);
    const unique = randomUUID().slice(0, 8);
    for (const [stored, typed] of [
      [one, other],
      [other, one],
    ]) {
      await store(`${unique} ${stored}`);
      const { data } = await client.query<Record<string, { count: number }>>(
        `query ($text: String) { list: ${query} }`,
        { text: `${unique} ${typed}` },
      );
      expect(data['list']?.count).toBe(1);
    }
  });
});
