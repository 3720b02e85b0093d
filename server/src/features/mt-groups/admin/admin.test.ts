import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { callField, countAuditEntries, findLastAuditEntry } from '../../audit-log/testing/mutate.ts';
import { moveToStatus, samplePermitData, createPermitOrThrow } from '../../permits/testing/permits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface GroupItem {
  _id: string;
  name: string;
  permitCloser: boolean;
  site: { code: string };
  members: { email: string }[];
  siteLocked: boolean;
  createdBy: { email: string } | null;
}

const item = '_id name permitCloser site { code } members { email } siteLocked createdBy { email }';
const toIdVariable = (id: string) => ({ id: { type: 'ID!', value: id } });

async function create(data: object, person: TestUser = 'superAdmin') {
  const args = { data: { type: 'CreateGroupInput!', value: data } };
  return callField<GroupItem>(await server.as(person), 'mutation', 'createGroup', args, item);
}

async function createGroup(data: object): Promise<GroupItem> {
  const answer = await create(data);
  if (!answer.success) throw new Error(answer.message);
  return answer.item;
}

async function update(id: string, data: object, person: TestUser = 'superAdmin') {
  const args = { ...toIdVariable(id), data: { type: 'UpdateGroupInput!', value: data } };
  return callField<GroupItem>(await server.as(person), 'mutation', 'updateGroup', args, item);
}

async function read(id: string, person: TestUser = 'superAdmin') {
  return callField<GroupItem>(await server.as(person), 'query', 'getMTGroupById', toIdVariable(id), item);
}

async function remove(id: string, person: TestUser = 'superAdmin') {
  return callField(await server.as(person), 'mutation', 'deleteGroup', toIdVariable(id));
}

describe('a new group', () => {
  test('is created with its members, or not at all', async () => {
    const { users, sites } = server.ids;
    const data = { name: 'Crew F10N', site: sites.north, permitCloser: true, members: [users.lss, users.facilities] };
    for (const [stranger, sentence] of [
      [users.manager, /Only users of the role MT Group become members/],
      ['00000000-0000-4000-8000-000000000000', /no longer exists/],
    ] as const) {
      const entryCount = await countAuditEntries(server.database.db);
      const refused = await create({ ...data, members: [users.lss, stranger] }, 'siteAdmin');
      expect(refused.success).toBe(false);
      expect(refused.message).toMatch(sentence);
      expect(await countAuditEntries(server.database.db)).toBe(entryCount);
    }
    const answer = await create(data, 'siteAdmin');
    expect(answer.item.members.map(({ email }) => email).toSorted()).toEqual([
      'facilities@fab.example',
      'lss@fab.example',
    ]);
    expect(await findLastAuditEntry(server.database.db)).toMatch(
      /^create group Crew F10N: .*Members – → .*Facilities Fab/,
    );
    expect((await remove(answer.item._id)).success).toBe(true);
  });

  test('can have members of its site, chosen by its administrator', async () => {
    const { sites } = server.ids;
    const candidates = async (site: string, person: TestUser) => {
      const { data } = await (
        await server.as(person)
      ).query<{ getMTGroupUsers: { count: number } }>(
        'query ($site: ID) { getMTGroupUsers(limit: 1000, site: $site) { count } }',
        { site },
      );
      return data.getMTGroupUsers.count;
    };
    expect(await candidates(sites.north, 'siteAdmin')).toBeGreaterThan(0);
    expect(await candidates(sites.west, 'superAdmin')).toBeLessThan(await candidates(sites.north, 'superAdmin'));
    expect(await candidates(sites.west, 'siteAdmin')).toBe(0);
    expect(await candidates('nowhere', 'superAdmin')).toBe(0);
  });

  test('is created by a SiteAdmin at their own site and recorded', async () => {
    const { north } = server.ids.sites;
    const answer = await create({ name: ' Cleanroom F10N ', site: north, permitCloser: 'Yes' }, 'siteAdmin');
    expect(answer).toMatchObject({
      success: true,
      message: 'The MT group was created.',
      item: {
        name: 'Cleanroom F10N',
        permitCloser: true,
        site: { code: 'F10N' },
        members: [],
        siteLocked: false,
        createdBy: { email: 'site.admin@fab.example' },
      },
    });
    expect(await findLastAuditEntry(server.database.db)).toBe(
      'create group Cleanroom F10N: Name – → Cleanroom F10N, Site – → F10N, Can close permits? – → Yes',
    );
  });

  test('does not close permits by default', async () => {
    const { item: group } = await create({ name: 'Water F10W', site: server.ids.sites.west });
    expect(group.permitCloser).toBe(false);
  });

  test.each<[string, (sites: { north: string; west: string }) => object, TestUser, RegExp, string]>([
    [
      'without a name',
      ({ north }) => ({ name: ' ', site: north }),
      'superAdmin',
      /Group Name is required/,
      'BAD_INPUT',
    ],
    ['without a site', () => ({ name: 'X', site: '' }), 'superAdmin', /Site is required/, 'BAD_INPUT'],
    ['with HTML', ({ north }) => ({ name: '<b>X</b>', site: north }), 'superAdmin', /HTML/, 'BAD_INPUT'],
    ['at an unknown site', () => ({ name: 'X', site: 'unknown' }), 'superAdmin', /not available/, 'NOT_FOUND'],
    ["at another's site", ({ west }) => ({ name: 'X', site: west }), 'siteAdmin', /site you manage/, 'FORBIDDEN'],
    [
      'under a name that is taken, in any case',
      ({ north }) => ({ name: 'FACILITIES f10n', site: north }),
      'superAdmin',
      /Another MT group is already called FACILITIES f10n/,
      'CONFLICT',
    ],
  ])('%s is refused and not recorded', async (_title, dataFor, person, sentence, code) => {
    const before = await countAuditEntries(server.database.db);
    const answer = await create(dataFor(server.ids.sites), person);
    expect(answer).toMatchObject({ success: false, code, item: null });
    expect(answer.message).toMatch(sentence);
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });
});

describe('changing a group', () => {
  test('keeps what is left out, and takes effect for its members immediately', async () => {
    const { permitOfficeWest } = server.ids.groups;
    const second = await createGroup({ name: 'Second Office F10W', site: server.ids.sites.west, permitCloser: true });
    const member = await server.as('closerWest');
    const session = '{ getSession { permitCloser } }';
    expect((await member.query(session)).data).toEqual({ getSession: { permitCloser: true } });
    const answer = await update(permitOfficeWest, { permitCloser: false });
    expect(answer).toMatchObject({ success: true, message: 'The MT group was saved.' });
    expect(answer.item).toMatchObject({ name: 'Permit Office F10W', permitCloser: false });
    expect(await findLastAuditEntry(server.database.db)).toBe(
      'update group Permit Office F10W: Can close permits? Yes → No',
    );
    expect((await member.query(session)).data).toEqual({ getSession: { permitCloser: false } });
    expect(await update(permitOfficeWest, { permitCloser: true })).toMatchObject({ success: true });
    expect(await remove(second._id)).toMatchObject({ success: true });
  });

  test('refuses a name that is taken', async () => {
    expect(await update(server.ids.groups.lss, { name: 'facilities F10N' })).toMatchObject({ code: 'CONFLICT' });
    expect(await update(server.ids.groups.lss, { name: '' })).toMatchObject({ code: 'BAD_INPUT' });
  });

  test('moves permits into the list of life support, depending on the name', async () => {
    const { lss } = server.ids.groups;
    const permit = await createPermitOrThrow(
      await server.as('requestor'),
      samplePermitData(server.ids, { selectedMTGroup: [lss] }),
    );
    await moveToStatus(await server.as('supervisor'), permit._id, 'PendingApproval');
    await moveToStatus(await server.as('manager'), permit._id, 'Approved');
    const listed = async () => {
      const { data } = await (
        await server.as('superAdmin')
      ).query<{ list: { items: { _id: string }[] } }>('{ list: getFinalPendingApprovalLSSPermits { items { _id } } }');
      return data.list.items.map(({ _id }) => _id);
    };
    expect(await listed()).toEqual([permit._id]);
    expect(await update(lss, { name: 'Gas F10N' })).toMatchObject({ success: true });
    expect(await listed()).toEqual([]);
    expect(await update(lss, { name: 'LSS F10N' })).toMatchObject({ success: true });
    expect(await listed()).toEqual([permit._id]);
  });

  test('moves it to another site only while no permit names it, and only with members of that site', async () => {
    const { sites, groups } = server.ids;
    const locked = await update(groups.lss, { site: sites.west });
    expect(locked).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(locked.message).toMatch(/^The site cannot change/);
    expect((await read(groups.lss)).item.siteLocked).toBe(true);
    const elsewhere = await update(groups.facilities, { site: sites.west });
    expect(elsewhere).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(elsewhere.message).toMatch(/do not belong to F10W/);
    const group = await createGroup({ name: 'Moving', site: sites.north });
    expect((await update(group._id, { site: sites.west })).item.site.code).toBe('F10W');
  });
});

describe('deleting a group', () => {
  test('is refused while permits need its approval', async () => {
    const answer = await remove(server.ids.groups.lss);
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(/^The approval of LSS F10N is missing from F10N-GP-\d+\./);
  });

  test('is refused if it is the last that closes permits at a site with unfinished ones', async () => {
    const { permitOffice } = server.ids.groups;
    // There is another closer group at the site, but it has no members.
    expect((await read(permitOffice)).item.members).toHaveLength(2);
    for (const answer of [
      await remove(permitOffice),
      await update(permitOffice, { permitCloser: 'No' }),
      await update(permitOffice, { site: server.ids.sites.north, permitCloser: false }),
    ]) {
      expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
      expect(answer.message).toMatch(/last group that closes permits at F10N, where 1 permit is not finished/);
    }
  });

  test('keeps one of two closer groups that are deleted concurrently', async () => {
    const { db } = server.database;
    const { sites, groups, users } = server.ids;
    const twin = await createGroup({ name: 'Twin Office', site: sites.north, permitCloser: true });
    await db.insertInto('mt_group_member').values({ group_id: twin._id, person_id: users.closer }).execute();
    const answers = await Promise.all([remove(groups.permitOffice), remove(twin._id)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'OK']);
  });

  test('removes it from the choices; its name is available again', async () => {
    const group = await createGroup({ name: 'Short-lived', site: server.ids.sites.north });
    expect(await remove(group._id, 'siteAdmin')).toMatchObject({
      success: true,
      message: 'The MT group was deleted.',
    });
    expect(await read(group._id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await create({ name: 'Short-lived', site: server.ids.sites.north })).toMatchObject({ success: true });
  });
});

describe('a SiteAdmin of another site', () => {
  test('can neither read, change, move nor delete a group', async () => {
    const { groups, sites } = server.ids;
    const foreign = { success: false, code: 'FORBIDDEN', item: null };
    expect(await read(groups.facilities, 'siteAdminWest')).toMatchObject(foreign);
    expect(await update(groups.facilities, { name: 'Mine' }, 'siteAdminWest')).toMatchObject(foreign);
    expect(await update(groups.facilities, { site: sites.west }, 'siteAdminWest')).toMatchObject(foreign);
    expect(await remove(groups.facilities, 'siteAdminWest')).toMatchObject({ code: 'FORBIDDEN' });
    const own = await createGroup({ name: 'Stays here', site: sites.north });
    expect(await update(own._id, { site: sites.west }, 'siteAdmin')).toMatchObject(foreign);
  });

  test('sees only groups of their own sites when listing those they manage', async () => {
    const query = '{ groups: getUserGroups(own: true, limit: 100) { items { site { code } } } }';
    const listSitesFor = async (person: TestUser) => {
      const { data } = await (
        await server.as(person)
      ).query<{ groups: { items: { site: { code: string } }[] } }>(query);
      return [...new Set(data.groups.items.map(({ site }) => site.code))].toSorted();
    };
    expect(await listSitesFor('siteAdmin')).toEqual(['F10N']);
    expect(await listSitesFor('siteAdminWest')).toEqual(['F10W']);
    expect(await listSitesFor('superAdmin')).toEqual(['F10N', 'F10W']);
    expect(await listSitesFor('requestor')).toEqual([]);
  });
});

test.each(['unknown', '00000000-0000-4000-8000-000000000000'])('the id %s is not found', async (id) => {
  const nothing = { success: false, code: 'NOT_FOUND', message: 'Not found' };
  expect(await read(id)).toMatchObject(nothing);
  expect(await update(id, { name: 'x' })).toMatchObject(nothing);
  expect(await remove(id)).toMatchObject(nothing);
});
