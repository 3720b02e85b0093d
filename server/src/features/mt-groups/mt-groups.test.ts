import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface GroupData {
  groups: {
    count: number;
    items: { name: string; permitCloser: boolean; site: object; members: { email: string }[] }[];
  };
}

async function groups(text: string, variables: Record<string, unknown> = {}) {
  const { data } = await (await server.as('requestor')).query<GroupData>(text, variables);
  return data.groups;
}

const search =
  'query ($searchText: String, $sites: [ID!]) { groups: getUserGroups(searchText: $searchText, sites: $sites) { count items { name permitCloser site { code } members { email } } } }';
const names = (result: GroupData['groups']) => result.items.map((group) => group.name);

test('every group is listed by name, with its members', async () => {
  const result = await groups(
    '{ groups: getAllMTGroups { count items { name permitCloser site { code } members { email } } } }',
  );
  expect(result.count).toBe(4);
  expect(names(result)).toEqual(['Facilities F10N', 'LSS F10N', 'Permit Office F10N', 'Permit Office F10W']);
  expect(result.items[2]).toEqual({
    name: 'Permit Office F10N',
    permitCloser: true,
    site: { code: 'F10N' },
    members: [{ email: 'closer@fab.example' }, { email: 'closer.second@fab.example' }],
  });
});

test('a row says who created the group and when; nobody did where it came with the installation', async () => {
  const { data } = await (
    await server.as('requestor')
  ).query<{ groups: { results: string; items: object[] } }>(
    '{ groups: getUserGroups { results items { createdBy { fullname } createdAt } } }',
  );
  const rows = JSON.parse(data.groups.results) as object[];
  expect(data.groups.items[0]).toEqual({ createdBy: null, createdAt: expect.stringMatching(/^20\d\d-.*Z$/) });
  expect(rows[0]).toMatchObject({ createdBy: null, createdAt: expect.stringMatching(/^20\d\d-.*Z$/) });
  await server.database.db
    .updateTable('mt_group')
    .set({ created_by: server.ids.users.superAdmin })
    .where('name', '=', 'Facilities F10N')
    .execute();
  const after = await (
    await server.as('requestor')
  ).query('{ getUserGroups(searchText: "Facilities") { items { createdBy { email } } } }');
  expect(after.data).toMatchObject({ getUserGroups: { items: [{ createdBy: { email: 'super.admin@fab.example' } }] } });
});

test('groups are found by name and by site', async () => {
  expect(names(await groups(search, { searchText: 'office' }))).toEqual(['Permit Office F10N', 'Permit Office F10W']);
  expect(names(await groups(search, { sites: [server.ids.sites.west] }))).toEqual(['Permit Office F10W']);
  expect(names(await groups(search, { sites: ['no such site'] }))).toEqual([]);
});

test('an archived group and an archived member leave the lists', async () => {
  const { db } = server.database;
  const archived = { archived_at: new Date() };
  await db.updateTable('mt_group').set(archived).where('name', '=', 'LSS F10N').execute();
  await db.updateTable('person').set(archived).where('email', '=', 'facilities.second@fab.example').execute();
  const result = await groups(search);
  expect(names(result)).not.toContain('LSS F10N');
  expect(result.items[0]?.members).toEqual([{ email: 'facilities@fab.example' }]);
});
