import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../../testing/test-users.ts';
import { readUserAs } from './testing/users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  const pending = await db
    .insertInto('person')
    .values({ email: 'pending@fab.example', full_name: 'Pending Person', role: 'User', status: 'Pending' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('person_site').values({ person_id: pending.id, site_id: server.ids.sites.north }).execute();
  await db
    .insertInto('person')
    .values({
      email: 'archived@fab.example',
      full_name: 'Archived',
      role: 'User',
      status: 'Approved',
      company: 'Long Gone',
      archived_at: new Date(),
    })
    .execute();
});
afterAll(() => server.close());

interface Found {
  count: number;
  results: string;
  items: { email: string; actions: string[]; refusal: string | null }[];
}

async function search(person: TestUser, variables: Record<string, unknown> = {}) {
  const { data, errors } = await (
    await server.as(person)
  ).query<{ getUsers: Found }>(
    `query ($limit: Int, $offset: Int, $searchText: String, $filterOption: String, $roles: [String!],
      $statuses: [String!], $sites: [String!], $sortBy: String, $sortOrder: String) {
      getUsers(limit: $limit, offset: $offset, searchText: $searchText, filterOption: $filterOption, roles: $roles,
        statuses: $statuses, sites: $sites, sortBy: $sortBy, sortOrder: $sortOrder) {
        count results items { email actions refusal }
      }
    }`,
    { limit: 100, ...variables },
  );
  return { ...data?.getUsers, errors };
}

async function listEmails(person: TestUser, variables: Record<string, unknown> = {}): Promise<string[]> {
  const { items, count } = await search(person, variables);
  expect(count).toBe(items?.length);
  return (items ?? []).map((item) => item.email).toSorted();
}

const filterEmails = (matches: (person: { role: string; sites: readonly string[] }) => boolean) =>
  Object.values(testUsers)
    .filter(matches)
    .map((person) => person.email as string);

const lssMembers = ['lss@fab.example'];
const borealis = ['pm@borealis.example', 'requestor@borealis.example'];

describe('the list', () => {
  test('shows a super admin all accounts that are not archived, as objects and as JSON text', async () => {
    const everybody = [...filterEmails(() => true), 'pending@fab.example'];
    expect(await listEmails('superAdmin')).toEqual(everybody.toSorted());
    const { results } = await search('superAdmin', { searchText: 'pending person' });
    expect(JSON.parse(results ?? '')).toMatchObject([
      { fullname: 'Pending Person', status: 'Pending', sites: [{ code: 'F10N' }], group: [], version: 1 },
    ]);
  });

  test('shows a site admin users who share a site', async () => {
    const west = filterEmails((person) => person.sites.includes('west'));
    expect(await listEmails('siteAdminWest')).toEqual(west.toSorted());
  });

  test.each<[string, Record<string, unknown> | (() => Record<string, unknown>), string[]]>([
    ['a name', { searchText: 'pending per' }, ['pending@fab.example']],
    ['an address', { searchText: 'BOREALIS.example' }, borealis],
    ['a company', { searchText: 'borealis eng' }, borealis],
    ['a status', { statuses: ['Pending'] }, ['pending@fab.example']],
    ['roles', { roles: ['ContractorPM', 'MicronManager'] }, filterEmails(({ role }) => /PM|Manager/.test(role))],
    ['a site', { sites: ['F10W'] }, filterEmails(({ sites }) => sites.includes('west'))],
    ['a role as the one option', { filterOption: 'SiteAdmin' }, filterEmails(({ role }) => role === 'SiteAdmin')],
    ['a status as the one option', { filterOption: 'Pending' }, ['pending@fab.example']],
    ['a site as the one option', { filterOption: 'F10W' }, filterEmails(({ sites }) => sites.includes('west'))],
    ['the id of a group as the one option', () => ({ filterOption: server.ids.groups.lss }), lssMembers],
    ['the name of a group as the one option', { filterOption: 'LSS F10N' }, lssMembers],
    ['percent signs as they are', { searchText: '%' }, []],
    ['a site that does not exist', { sites: ['F99'] }, []],
  ])('is searched by %s', async (_title, variables, expected) => {
    const sent = typeof variables === 'function' ? variables() : variables;
    expect(await listEmails('superAdmin', sent)).toEqual(expected.toSorted());
  });

  test('shows new accounts first, and sorts as requested', async () => {
    expect((await search('superAdmin')).items?.[0]?.email).toBe('pending@fab.example');
    const { items } = await search('superAdmin', { sortBy: 'company', sortOrder: 'desc', limit: 2 });
    expect(items?.every((item) => item.email.endsWith('@fab.example'))).toBe(true);
    const names = await search('superAdmin', { sortBy: 'fullname', limit: 1 });
    expect(names.items?.[0]?.email).toBe('closer@fab.example');
  });

  test('refuses unknown roles, statuses and orders', async () => {
    const refused: [Record<string, unknown>, string][] = [
      [{ roles: ['Emperor'] }, "There is no role 'Emperor'. Choose another."],
      [{ statuses: ['Lost'] }, "There is no status 'Lost'. Choose another."],
      [{ filterOption: 'F99' }, "There is no role, status, site or MT group 'F99' to filter by. Choose another."],
      [{ sortBy: 'password_hash' }, "Users cannot be sorted by 'password_hash'. Choose another order."],
    ];
    for (const [variables, sentence] of refused) {
      const { errors } = await search('superAdmin', variables);
      expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'BAD_INPUT' } }]);
    }
  });

  test('says what the viewer may do with each account, and why nothing more', async () => {
    const { items } = await search('siteAdmin');
    const findItem = (email: string) => items?.find((item) => item.email === email);
    expect(findItem('pending@fab.example')).toMatchObject({
      actions: ['view', 'edit', 'approve', 'delete'],
      refusal: null,
    });
    expect(findItem(testUsers.pm.email)).toMatchObject({
      actions: ['view'],
      refusal: expect.stringMatching(/you do not manage/),
    });
    expect(findItem(testUsers.superAdmin.email)).toMatchObject({ actions: ['view'] });
    expect(findItem(testUsers.siteAdmin.email)).toMatchObject({ actions: ['view', 'edit'], refusal: null });
  });
});

test('an account can be read by those who can see it', async () => {
  const { pm, foreignPm, facilities } = server.ids.users;
  expect((await readUserAs(server, 'siteAdminWest', pm)).item).toMatchObject({
    email: testUsers.pm.email,
    sites: [{ code: 'F10N' }, { code: 'F10W' }],
    actions: ['view'],
  });
  expect((await readUserAs(server, 'superAdmin', facilities)).item).toMatchObject({
    group: [{ name: 'Facilities F10N' }],
  });
  for (const id of [foreignPm, 'no id', '4d5d2f0a-0000-4000-8000-000000000000'])
    expect(await readUserAs(server, 'siteAdminWest', id)).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
      item: null,
    });
});

test('companies are listed once each, and found by a part of their name', async () => {
  const query = 'query ($searchText: String) { getCompanies(searchText: $searchText) }';
  const searchCompanies = async (searchText?: string) => {
    const client = await server.as('siteAdmin');
    return (await client.query<{ getCompanies: string[] }>(query, { searchText })).data.getCompanies;
  };
  expect(await searchCompanies()).toEqual(['ACME Works', 'Borealis Engineering', 'Fab']);
  expect(await searchCompanies('acme')).toEqual(['ACME Works']);
});
