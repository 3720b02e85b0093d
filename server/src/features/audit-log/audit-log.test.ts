import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordAuditEntry, type NewAuditEntry } from './record.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await record('2026-03-01T08:00:00Z', { kind: 'site', subjectName: 'Fab 10N', action: 'create' });
  await record('2026-03-02T08:00:00Z', { kind: 'user', subjectName: 'Ann Lee', action: 'approve', subjectId: 'ann' });
  await record('2026-03-03T08:00:00Z', { kind: 'user', subjectName: 'Ben Ong', action: 'delete' }, 'command line');
  server.setClock(undefined);
});
afterAll(() => server.close());

async function record(at: string, act: Partial<NewAuditEntry>, actor?: 'command line'): Promise<void> {
  server.setClock(new Date(at));
  const superAdmin = { id: server.ids.users.superAdmin, fullName: 'Sofia Tan', role: 'SuperAdmin' as const };
  await server.database.db.transaction().execute((db) =>
    recordAuditEntry({ ...server.context, db }, actor ?? superAdmin, {
      action: 'update',
      kind: 'user',
      subjectId: 'some-id',
      subjectName: 'Someone',
      changes: [{ field: 'Name', before: 'Before', after: null }],
      ...act,
    }),
  );
}

interface History {
  count: number;
  results: string;
  items: { _id: string; actorName: string; action: string; kind: string; subjectName: string; changes: object[] }[];
}

async function queryHistory(variables: Record<string, unknown> = {}) {
  const query = `query ($limit: Int, $offset: Int, $searchText: String, $kinds: [String!], $actors: [ID!],
    $subject: String, $from: DateTime, $to: DateTime) {
    getAdministrationHistory(limit: $limit, offset: $offset, searchText: $searchText, kinds: $kinds, actors: $actors,
      subject: $subject, from: $from, to: $to) {
      count results items { _id actorName action kind subjectName changes { field before after } }
    }
  }`;
  const { data, errors } = await (
    await server.as('superAdmin')
  ).query<{ getAdministrationHistory: History }>(query, variables);
  return { ...data?.getAdministrationHistory, errors };
}

test('lists entries newest first, with their changes', async () => {
  const { count, items, results } = await queryHistory();
  expect(count).toBe(3);
  expect(items?.map((entry) => entry._id)).toEqual(['3', '2', '1']);
  expect(items?.[0]).toEqual({
    _id: '3',
    actorName: 'Command line',
    action: 'delete',
    kind: 'user',
    subjectName: 'Ben Ong',
    changes: [{ field: 'Name', before: 'Before', after: null }],
  });
  expect(JSON.parse(results ?? '')).toMatchObject([{ _id: '3' }, { _id: '2', subjectId: 'ann' }, { _id: '1' }]);
});

test.each<[string, (app: TestApp) => Record<string, unknown>, string[]]>([
  ['a page', () => ({ limit: 1, offset: 1 }), ['2']],
  ['kinds', () => ({ kinds: ['site'] }), ['1']],
  ['actor', ({ ids }) => ({ actors: [ids.users.superAdmin] }), ['2', '1']],
  ['subject', () => ({ subject: 'ann' }), ['2']],
  ["an actor's name", () => ({ searchText: 'sofia' }), ['2', '1']],
  ['a part of a name', () => ({ searchText: 'BEN' }), ['3']],
  ['a period', () => ({ from: '2026-03-02T00:00:00Z', to: '2026-03-03T08:00:00Z' }), ['2']],
  ['an unknown subject', () => ({ subject: 'nothing' }), []],
])('filters entries by %s', async (_title, variables, expected) => {
  expect((await queryHistory(variables(server))).items?.map((entry) => entry._id)).toEqual(expected);
});

test('refuses an unknown kind and an invalid user id', async () => {
  const refused = (message: unknown) => [{ message, extensions: { code: 'BAD_INPUT' } }];
  expect((await queryHistory({ kinds: ['castle'] })).errors).toMatchObject(
    refused("There is no kind 'castle'. Choose another."),
  );
  expect((await queryHistory({ actors: ['me'] })).errors).toMatchObject(refused(expect.any(String)));
});

test('verifies the log on request, and reports where it is broken', async () => {
  const query = '{ verifyAdministrationHistory { whole entries brokenAt what } }';
  const queryLog = async () => (await (await server.as('superAdmin')).query<Record<string, object>>(query)).data;
  expect(await queryLog()).toEqual({
    verifyAdministrationHistory: { whole: true, entries: 3, brokenAt: null, what: null },
  });
  const { db } = server.database;
  await sql`alter table administration_entry disable trigger administration_is_append_only`.execute(db);
  await sql`update administration_entry set subject_name = 'Somebody else' where sequence = 2`.execute(db);
  expect(await queryLog()).toMatchObject({
    verifyAdministrationHistory: {
      whole: false,
      entries: 1,
      brokenAt: 2,
      what: expect.stringMatching(/changed/) as string,
    },
  });
});

test('shows Site Admins what they did themselves, whatever they ask for, and nobody else anything', async () => {
  const own = { actorId: server.ids.users.siteAdmin, actorName: 'Site Admin', subjectName: 'Own' };
  const { db } = server.database;
  const { max: last } = await db
    .selectFrom('administration_entry')
    .select(({ fn }) => fn.max('sequence').as('max'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('administration_entry')
    .values({
      ...{ sequence: Number(last) + 1, at: new Date(), actor_id: own.actorId, actor_name: own.actorName },
      ...{ action: 'update', subject_kind: 'group', subject_id: 'g', subject_name: own.subjectName },
      ...{ changes: '[]', previous_hash: 'not verified here', hash: 'nor this' },
    })
    .execute();
  const read = async (person: 'siteAdmin' | 'siteAdminWest', variables: object = {}) => {
    const query = 'query ($actors: [ID!]) { getAdministrationHistory(actors: $actors) { items { subjectName } } }';
    const { data } = await (
      await server.as(person)
    ).query<{ getAdministrationHistory: { items: { subjectName: string }[] } }>(query, { ...variables });
    return data.getAdministrationHistory.items.map(({ subjectName }) => subjectName);
  };
  expect(await read('siteAdmin')).toEqual(['Own']);
  expect(await read('siteAdmin', { actors: [server.ids.users.superAdmin] })).toEqual([]);
  expect(await read('siteAdminWest')).toEqual([]);
});
