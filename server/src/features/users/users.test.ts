import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../testing/test-users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  const newcomer = { full_name: 'New Comer', role: 'User' as const, email_verified_at: new Date(), company: 'Fab' };
  await db
    .insertInto('person')
    .values([
      { ...newcomer, email: 'pending@fab.example', status: 'Pending' },
      { ...newcomer, email: 'archived@fab.example', status: 'Approved', archived_at: new Date() },
      { ...newcomer, email: 'not-staff@notfab.example', status: 'Approved', company: '' },
    ])
    .execute();
});
afterAll(() => server.close());

type ListName = 'getAllMicronUsers' | 'getAllUsers';

async function listEmails(person: TestUser, list: ListName, searchText = '', filterOption = ''): Promise<string[]> {
  const query = `query ($searchText: String, $filterOption: String) { ${list}(searchText: $searchText, filterOption: $filterOption, limit: 1000) { count items { email phone } } }`;
  const { data } = await (
    await server.as(person)
  ).query<Record<ListName, { count: number; items: { email: string; phone: string }[] }>>(query, {
    searchText,
    filterOption,
  });
  expect(data[list].count).toBe(data[list].items.length);
  return data[list].items.map((user) => user.email).toSorted();
}

const filterEmails = (matches: (person: (typeof testUsers)[TestUser]) => boolean) =>
  Object.values(testUsers)
    .filter(matches)
    .map((person) => person.email as string)
    .toSorted();

test('staff are the approved users at the host’s domain', async () => {
  expect(await listEmails('requestor', 'getAllMicronUsers')).toEqual(filterEmails(({ company }) => company === 'Fab'));
});

test('the search covers addresses and names, in any case, and treats % as a character', async () => {
  expect(await listEmails('requestor', 'getAllMicronUsers', 'SITE.ADMIN')).toEqual([
    testUsers.siteAdminWest.email,
    testUsers.siteAdmin.email,
  ]);
  expect(await listEmails('requestor', 'getAllMicronUsers', 'site admin west')).toEqual([
    testUsers.siteAdminWest.email,
  ]);
  expect(await listEmails('requestor', 'getAllMicronUsers', '%')).toEqual([]);
});

test('a contractor sees the staff and their own company, never another company', async () => {
  expect(await listEmails('requestor', 'getAllUsers')).toEqual(
    filterEmails(({ company }) => company === 'Fab' || company === 'ACME Works'),
  );
});

test('a super admin sees all users who are not archived', async () => {
  const everybody = await listEmails('superAdmin', 'getAllUsers');
  expect(everybody).toContain('pending@fab.example');
  expect(everybody).toContain(testUsers.foreignRequestor.email);
  expect(everybody).not.toContain('archived@fab.example');
});

test.each<ListName>(['getAllMicronUsers', 'getAllUsers'])('%s reads the one option of its filter', async (list) => {
  const fabUsers = (matches: (person: (typeof testUsers)[TestUser]) => boolean) =>
    filterEmails((person) => person.company === 'Fab' && matches(person));
  const listOption = (option: string) => listEmails('facilities', list, '', option);
  expect(await listOption('SiteAdmin')).toEqual(fabUsers(({ role }) => role === 'SiteAdmin'));
  expect(await listOption('f10w')).toEqual(fabUsers(({ sites }) => (sites as readonly string[]).includes('west')));
  expect(await listOption('LSS F10N')).toEqual([testUsers.lss.email]);
  expect(await listOption('lss\u00A0Ｆ10N')).toEqual([testUsers.lss.email]);
  expect(await listOption(server.ids.groups.lss)).toEqual([testUsers.lss.email]);
  expect(await listOption('Pending')).toEqual([]);
  expect(await listOption('All')).toEqual(await listOption(''));
  const query = `{ ${list}(filterOption: "Emperor") { count } }`;
  const { errors } = await (await server.as('facilities')).query(query);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});

test('choosing a user does not reveal telephone numbers', async () => {
  const query = '{ getAllUsers(limit: 1000) { results items { phone } } }';
  const { data } = await (await server.as('pm')).query<{ getAllUsers: { results: string } }>(query);
  expect(JSON.stringify(data)).not.toContain('6000');
});
