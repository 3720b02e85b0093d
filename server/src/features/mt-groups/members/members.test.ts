import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { callField, countAuditEntries, findLastAuditEntry } from '../../audit-log/testing/mutate.ts';
import { samplePermitData, createPermitOrThrow, queryPermit as readPermit } from '../../permits/testing/permits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const item = '_id members { email }';

interface GroupItem {
  members: { email: string }[];
}

async function add(id: string, members: readonly string[], person: TestUser = 'siteAdmin') {
  const args = { id: { type: 'ID!', value: id }, data: { type: 'AddUsersToMTGroupInput!', value: { members } } };
  return callField<GroupItem>(await server.as(person), 'mutation', 'addUsersToMTGroup', args, item);
}

async function remove(
  id: string,
  { userid, members }: { userid?: string; members?: readonly string[] },
  person: TestUser = 'siteAdmin',
) {
  const args = {
    id: { type: 'ID!', value: id },
    userid: { type: 'ID', value: userid },
    data: { type: 'RemoveUsersToMTGroupInput', value: members && { members } },
  };
  return callField<GroupItem>(await server.as(person), 'mutation', 'removeUsersToMTGroup', args, item);
}

async function candidates(variables: object, person: TestUser = 'siteAdmin'): Promise<string[]> {
  const { data } = await (
    await server.as(person)
  ).query<{ users: { count: number; items: { email: string; phone: string }[] } }>(
    `query ($limit: Int, $offset: Int, $searchText: String, $filterOption: String) {
      users: getMTGroupUsers(limit: $limit, offset: $offset, searchText: $searchText, filterOption: $filterOption) {
        count items { email phone } } }`,
    { ...variables },
  );
  const { count, items } = data.users;
  if (!('limit' in variables)) expect(count).toBe(items.length);
  expect(items.every(({ phone }) => phone === '')).toBe(true);
  return items.map(({ email }) => email);
}

const emails = ({ members }: GroupItem) => members.map(({ email }) => email);

describe('the users who can be added', () => {
  test("are approved users of the role MT Group at the actor's own sites", async () => {
    expect(await candidates({}, 'siteAdminWest')).toEqual(['closer.west@fab.example']);
    expect(await candidates({}, 'superAdmin')).toHaveLength(6);
    expect(await candidates({ searchText: 'lss' })).toEqual(['lss@fab.example']);
    expect(await candidates({ limit: 1, offset: 1 })).toHaveLength(1);
  });

  test("are at the group's site and not yet members", async () => {
    const { facilities, permitOfficeWest } = server.ids.groups;
    const result = await candidates({ filterOption: facilities });
    expect(result).toEqual(['closer@fab.example', 'closer.second@fab.example', 'lss@fab.example']);
    expect(await candidates({ filterOption: permitOfficeWest }, 'siteAdmin')).toEqual([]);
    expect(await candidates({ filterOption: 'Facilities F10N' })).toEqual(result);
  });

  test('are filtered by a role, a status or a site, and by nothing else', async () => {
    expect(await candidates({ filterOption: 'F10W' }, 'superAdmin')).toEqual(['closer.west@fab.example']);
    expect(await candidates({ filterOption: 'Approved' }, 'superAdmin')).toHaveLength(6);
    expect(await candidates({ filterOption: 'SiteAdmin' }, 'superAdmin')).toEqual([]);
    const query = '{ getMTGroupUsers(filterOption: "unknown") { count } }';
    const { errors } = await (await server.as('siteAdmin')).query(query);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });

  test('do not include those awaiting approval', async () => {
    const { db } = server.database;
    const pending = (status: 'Pending' | 'Approved') =>
      db.updateTable('person').set({ status }).where('email', '=', 'lss@fab.example').execute();
    await pending('Pending');
    expect(await candidates({ filterOption: server.ids.groups.facilities })).not.toContain('lss@fab.example');
    const refused = await add(server.ids.groups.facilities, [server.ids.users.lss]);
    expect(refused).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(refused.message).toMatch(/not approved yet/);
    await pending('Approved');
  });
});

describe('adding members', () => {
  test("gives them the group's rights immediately, and is recorded", async () => {
    const { facilities } = server.ids.groups;
    const { item: permit } = {
      item: await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids)),
    };
    const member = await server.as('lss');
    const isYours = async () => {
      const { item: seen } = await readPermit(member, permit._id, 'slots { kind isYours }');
      return (seen['slots'] as { kind: string; isYours: boolean }[]).find(({ kind }) => kind === 'group')?.isYours;
    };
    expect(await isYours()).toBe(false);
    const answer = await add(facilities, [server.ids.users.lss, server.ids.users.facilities]);
    expect(answer).toMatchObject({ success: true, message: 'Added to Facilities F10N: Lss Fab.' });
    expect(emails(answer.item)).toContain('lss@fab.example');
    expect(await findLastAuditEntry(server.database.db)).toMatch(
      /^addMembers group Facilities F10N: Members .*Lss Fab/,
    );
    expect(await isYours()).toBe(true);
  });

  test('who are already members changes nothing and records nothing', async () => {
    const before = await countAuditEntries(server.database.db);
    const answer = await add(server.ids.groups.facilities, [server.ids.users.lss]);
    expect(answer).toMatchObject({ success: true, message: 'These people are already members of Facilities F10N.' });
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });

  test.each<[string, (users: TestApp['ids']['users']) => string[], RegExp, string]>([
    ['nobody', () => [], /Select at least one person to add/, 'BAD_INPUT'],
    ['of another role', ({ manager }) => [manager], /Only users of the role MT Group/, 'CONFLICT'],
    ['of another site', ({ closerWest }) => [closerWest], /does not belong to F10N/, 'CONFLICT'],
    ['who do not exist', () => ['unknown'], /no longer exists/, 'NOT_FOUND'],
    ['too many', () => Array.from({ length: 101 }, (_, index) => String(index)), /at most 100/, 'TOO_LARGE'],
  ])('%s is refused, all or nothing', async (_title, chosen, sentence, code) => {
    const { facilities } = server.ids.groups;
    const before = await countAuditEntries(server.database.db);
    const answer = await add(facilities, chosen(server.ids.users));
    expect(answer).toMatchObject({ success: false, code, item: null });
    expect(answer.message).toMatch(sentence);
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });
});

describe('removing members', () => {
  test('by userid or by members takes their rights away immediately', async () => {
    const { groups, users } = server.ids;
    const session = '{ getSession { permitCloser } }';
    const client = await server.as('closer');
    expect((await client.query(session)).data).toEqual({ getSession: { permitCloser: true } });
    const answer = await remove(groups.permitOffice, { userid: users.closer });
    expect(answer).toMatchObject({ success: true, message: 'Removed from Permit Office F10N: Closer Fab.' });
    expect(emails(answer.item)).toEqual(['closer.second@fab.example']);
    expect(await findLastAuditEntry(server.database.db)).toMatch(/^removeMembers group Permit Office F10N/);
    expect((await client.query(session)).data).toEqual({ getSession: { permitCloser: false } });
    await add(groups.permitOffice, [users.closer]);
    const both = await remove(groups.facilities, { members: [users.lss] });
    expect(emails(both.item)).not.toContain('lss@fab.example');
  });

  test('warns if no member is left, with the number of permits that need the group', async () => {
    const { groups, users } = server.ids;
    const answer = await remove(groups.facilities, { members: [users.facilities, users.facilitiesSecond] });
    expect(answer).toMatchObject({ success: true, item: { members: [] } });
    expect(answer.message).toMatch(
      /Facilities F10N has no members left.* 1 permit is waiting for it\. Add a member\.$/,
    );
  });

  test('refuses a user who is not a member', async () => {
    const { groups, users } = server.ids;
    const refused = { success: false, code: 'BAD_INPUT', message: 'Choose a member to remove.' };
    expect(await remove(groups.permitOffice, { userid: users.lss })).toMatchObject(refused);
    expect(await remove(groups.permitOffice, {})).toMatchObject(refused);
  });
});

test('a SiteAdmin of another site can neither add nor remove members', async () => {
  const { groups, users } = server.ids;
  const foreign = { success: false, code: 'FORBIDDEN' };
  expect(await add(groups.lss, [users.closer], 'siteAdminWest')).toMatchObject(foreign);
  expect(await remove(groups.lss, { userid: users.lss }, 'siteAdminWest')).toMatchObject(foreign);
  expect(await add('unknown', [users.lss])).toMatchObject({ code: 'NOT_FOUND', message: 'Not found' });
  expect(await remove('unknown', { userid: users.lss })).toMatchObject({ code: 'NOT_FOUND' });
});
