import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

interface Item {
  _id: string;
  title: string;
  message: string;
  type: string;
  color: string | null;
  from: string | null;
  to: string | null;
  version: number;
  state: string;
}
interface Answer {
  success: boolean;
  code: string;
  message: string;
  announcement: string | null;
  item: Item | null;
}

const answer = '{ success code message announcement item { _id title message type color from to version state } }';
const create = `mutation ($data: CreateAnnouncementInput!) { createAnnouncement(data: $data) ${answer} }`;
const update = `mutation ($id: ID!, $data: UpdateAnnouncementInput!, $version: Int) {
  updateAnnouncement(id: $id, data: $data, version: $version) ${answer} }`;
const remove = `mutation ($id: ID!) { deleteAnnouncement(id: $id) ${answer} }`;
const list = `query ($limit: Int, $offset: Int) {
  getAnnouncements(limit: $limit, offset: $offset) { count results items { _id title state } } }`;

const now = '2026-06-15T00:00:00.000Z';
const shutdown = {
  title: ' Shutdown ',
  message: 'No work on <b>Sunday</b>.',
  type: 'warning',
  color: '#b45309',
  from: '2026-06-14T16:00:00.000Z',
  to: '2026-06-20T16:00:00.000Z',
};

let server: TestApp;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestApp();
  server.setClock(new Date(now));
  admin = await server.as('superAdmin');
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('announcement').execute());

async function createItem(data: object = shutdown): Promise<Item> {
  const response = await admin.query<{ createAnnouncement: Answer }>(create, { data });
  const { item, message } = response.data.createAnnouncement;
  if (!item) throw new Error(message);
  return item;
}

async function listAuditEntries() {
  return server.database.db
    .selectFrom('administration_entry')
    .select(['action', 'subject_kind', 'subject_name', 'changes', 'actor_name'])
    .orderBy('sequence', 'desc')
    .execute();
}

test('a super admin’s announcement is shown to everybody, and recorded', async () => {
  const { data } = await admin.query<{ createAnnouncement: Answer }>(create, { data: shutdown });
  const { announcement, item, ...outcome } = data.createAnnouncement;
  expect(outcome).toEqual({ success: true, code: 'OK', message: 'Announcement created.' });
  expect(item).toEqual({ ...shutdown, title: 'Shutdown', _id: item?._id, version: 1, state: 'active' });
  expect(JSON.parse(announcement ?? '')).toEqual(item);
  const active = await server.client().query('{ getActiveAnnoucement { items { title } } }');
  expect(active.data).toEqual({ getActiveAnnoucement: { items: [{ title: 'Shutdown' }] } });
  const [entry] = await listAuditEntries();
  expect(entry).toMatchObject({ action: 'create', subject_kind: 'announcement', subject_name: 'Shutdown' });
  expect(entry?.changes).toContainEqual({ field: 'Message', before: null, after: shutdown.message });
});

test('an announcement needs only a title and a message', async () => {
  expect(await createItem({ title: 'Hello', message: 'there' })).toMatchObject({
    type: 'info',
    color: null,
    from: null,
    to: null,
    state: 'active',
  });
});

test.each<[string, object, RegExp]>([
  ['without a title', { title: ' ' }, /^Title is required/],
  ['with a script', { message: 'x<script>alert(1)</script>' }, /^<script> is not allowed in a message/],
  ['with an event handler', { message: '<b onclick="x()">x</b>' }, /^<b> cannot have attributes/],
  ['with a link to a script', { message: '<a href="javascript:x()">x</a>' }, /^A link must lead/],
  ['with a message of 500,000 characters', { message: '<b>'.repeat(166_666) }, /at most 2000 characters/],
  ['of an unknown type', { type: 'fun' }, /^Type must be one of/],
  ['in an unknown colour', { color: 'url(x)' }, /^Colour must be written as #rrggbb/],
  ['that ends before it starts', { from: shutdown.to, to: shutdown.from }, /^The end must be after/],
  ['that has ended', { to: '2026-06-14T17:00:00Z' }, /^The end has already passed/],
])('an announcement %s is refused, and nothing is written', async (_title, change, sentence) => {
  const before = (await listAuditEntries()).length;
  const { data } = await admin.query<{ createAnnouncement: Answer }>(create, { data: { ...shutdown, ...change } });
  expect(data.createAnnouncement).toMatchObject({ success: false, code: 'BAD_INPUT', item: null });
  expect(data.createAnnouncement.message).toMatch(sentence);
  const { _id: id } = await createItem();
  const changed = await admin.query<{ updateAnnouncement: Answer }>(update, { id, data: { ...shutdown, ...change } });
  expect(changed.data.updateAnnouncement).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(await listAuditEntries()).toHaveLength(before + 1);
});

test('the list has the newest first, with their states', async () => {
  const setTime = (time: string) => server.setClock(new Date(time));
  setTime('2026-06-14T00:00:00Z');
  await createItem({ ...shutdown, title: 'Over', from: null, to: '2026-06-14T12:00:00Z' });
  setTime('2026-06-14T01:00:00Z');
  await createItem({ ...shutdown, title: 'Planned', from: '2026-06-16T00:00:00Z' });
  setTime(now);
  await createItem({ ...shutdown, title: 'Now' });
  const { data } = await admin.query<{ getAnnouncements: { count: number; results: string; items: Item[] } }>(list);
  const { count, items, results } = data.getAnnouncements;
  expect(count).toBe(3);
  expect(items.map(({ title, state }) => [title, state])).toEqual([
    ['Now', 'active'],
    ['Planned', 'planned'],
    ['Over', 'over'],
  ]);
  expect(JSON.parse(results)).toMatchObject(items);
  const second = await admin.query<{ getAnnouncements: { items: Item[] } }>(list, { limit: 2, offset: 1 });
  expect(second.data.getAnnouncements.items.map(({ title }) => title)).toEqual(['Over']);
});

test('a change is recorded by field, and one that changes nothing is not recorded', async () => {
  const { _id: id } = await createItem();
  const change = (data: object, version: number) =>
    admin.query<{ updateAnnouncement: Answer }>(update, { id, data, version });
  const changed = await change({ ...shutdown, title: 'Shutdown moved', color: null }, 1);
  expect(changed.data.updateAnnouncement).toMatchObject({ success: true, item: { version: 2, color: null } });
  const [entry] = await listAuditEntries();
  expect(entry).toMatchObject({ action: 'update', subject_name: 'Shutdown moved' });
  expect(entry?.changes).toEqual([
    { field: 'Title', before: 'Shutdown', after: 'Shutdown moved' },
    { field: 'Colour', before: '#b45309', after: null },
  ]);
  const before = (await listAuditEntries()).length;
  const same = await change({ ...shutdown, title: 'Shutdown moved', color: null }, 2);
  expect(same.data.updateAnnouncement).toMatchObject({ success: true, item: { version: 2 } });
  expect(await listAuditEntries()).toHaveLength(before);
});

test('the second of two concurrent edits is refused, and the first one stays', async () => {
  const { _id: id } = await createItem();
  const change = (title: string) =>
    admin.query<{ updateAnnouncement: Answer }>(update, { id, data: { ...shutdown, title }, version: 1 });
  const answers = await Promise.all([change('First'), change('Second')]);
  const codes = answers.map(({ data }) => data.updateAnnouncement.code).toSorted();
  expect(codes).toEqual(['CONFLICT', 'OK']);
  const winner = answers.find(({ data }) => data.updateAnnouncement.success)?.data.updateAnnouncement.item;
  const read = await admin.query<{ getAnnouncement: Answer }>(
    `query ($id: ID!) { getAnnouncement(id: $id) ${answer} }`,
    {
      id,
    },
  );
  expect(read.data.getAnnouncement.item).toEqual(winner);
});

test('a deleted announcement is no longer shown; its text stays in the audit log', async () => {
  const { _id: id } = await createItem();
  const { data } = await admin.query<{ deleteAnnouncement: Answer }>(remove, { id });
  expect(data.deleteAnnouncement).toMatchObject({ success: true, message: 'Announcement deleted.' });
  const active = await server.client().query('{ getActiveAnnoucement { items { title } } }');
  expect(active.data).toEqual({ getActiveAnnoucement: { items: [] } });
  const [entry] = await listAuditEntries();
  expect(entry).toMatchObject({ action: 'delete', subject_name: 'Shutdown' });
  expect(entry?.changes).toContainEqual({ field: 'Message', before: shutdown.message, after: null });
  const again = await admin.query<{ deleteAnnouncement: Answer }>(remove, { id });
  expect(again.data.deleteAnnouncement).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('there is no announcement %s', async (id) => {
  const read = await admin.query<{ getAnnouncement: Answer }>(
    `query ($id: ID!) { getAnnouncement(id: $id) ${answer} }`,
    {
      id,
    },
  );
  expect(read.data.getAnnouncement).toMatchObject({ success: false, code: 'NOT_FOUND', message: 'Not found' });
  const changed = await admin.query<{ updateAnnouncement: Answer }>(update, { id, data: shutdown });
  expect(changed.data.updateAnnouncement).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

test('other roles can neither write nor list announcements', async () => {
  for (const person of ['siteAdmin', 'manager', 'requestor'] as const) {
    const client = await server.as(person);
    for (const [query, variables] of [
      [create, { data: shutdown }],
      [list, {}],
    ] as const) {
      const { errors } = await client.query(query, variables);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  }
});
