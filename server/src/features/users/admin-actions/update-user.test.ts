import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { listAuditEntriesOf, createUserAs, createUserInput, readUserAs, updateUserAs } from '../admin/testing/users.ts';

let server: TestApp;
let createdCount = 0;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Creates an account at the northern site, and returns its id. */
async function createTestUser(changes: Record<string, unknown> = {}): Promise<string> {
  createdCount += 1;
  const data = createUserInput(server, {
    email: `someone${createdCount}@acme-works.example`,
    fullname: `Someone ${createdCount}`,
    ...changes,
  });
  const { item, message } = await createUserAs(server, 'superAdmin', data);
  if (!item) throw new Error(message);
  return item._id;
}

/** Verifies the address, as following the link does. */
async function verify(id: string): Promise<void> {
  await server.database.db.updateTable('person').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
}

async function setStatus(id: string, status: 'Pending' | 'Approved'): Promise<void> {
  await server.database.db.updateTable('person').set({ status }).where('id', '=', id).execute();
}

async function mailsTo(email: string) {
  return (await server.mails()).filter((mail) => mail.to === email);
}

describe('approving', () => {
  test('needs the status alone, notifies the user, and is recorded as an approval', async () => {
    const id = await createTestUser({ email: 'approve.me@acme-works.example' });
    await verify(id);
    await setStatus(id, 'Pending');
    const answer = await updateUserAs(server, 'siteAdmin', id, { status: 'Approved' });
    expect(answer).toMatchObject({
      success: true,
      item: { status: 'Approved', actions: ['view', 'edit', 'suspend', 'delete'] },
    });
    expect(answer.message).toMatch(/is approved and was notified/);
    expect((await mailsTo('approve.me@acme-works.example'))[0]?.subject).toBe('Your account is approved');
    expect((await listAuditEntriesOf(server, id))[0]).toMatchObject({
      action: 'approve',
      changes: [{ field: 'Status', before: 'Pending', after: 'Approved' }],
    });
  });

  test('sends a link to a user who never verified the address', async () => {
    const id = await createTestUser({ email: 'not.verified@acme-works.example' });
    await setStatus(id, 'Pending');
    const answer = await updateUserAs(server, 'siteAdmin', id, { status: 'Approved' });
    expect(answer.message).toMatch(/We sent .* a link to verify the address/);
    expect((await mailsTo('not.verified@acme-works.example'))[0]?.text).toMatch(/email-verification/);
  });

  test('twice changes nothing, mails nobody and records nothing', async () => {
    const id = await createTestUser({ email: 'twice@acme-works.example' });
    const before = (await mailsTo('twice@acme-works.example')).length;
    expect(await updateUserAs(server, 'siteAdmin', id, { status: 'Approved' })).toMatchObject({
      success: true,
      message: expect.stringMatching(/has no changes to save/),
    });
    expect(await mailsTo('twice@acme-works.example')).toHaveLength(before);
    expect(await listAuditEntriesOf(server, id)).toHaveLength(1);
  });
});

describe('changing', () => {
  test('saves what is sent, keeps the rest, and records the differences', async () => {
    const id = await createTestUser();
    const answer = await updateUserAs(server, 'superAdmin', id, { fullname: 'Another Name', phone: '' });
    expect(answer.item).toMatchObject({
      fullname: 'Another Name',
      phone: '',
      company: 'Borealis Engineering',
      version: 2,
    });
    expect((await listAuditEntriesOf(server, id))[0]).toMatchObject({
      action: 'update',
      subject_name: 'Another Name',
      changes: [
        { field: 'Full name', before: expect.stringMatching(/^Someone/), after: 'Another Name' },
        { field: 'Phone number', before: '+65 6123 4567', after: null },
      ],
    });
  });

  test('another role removes the user from groups', async () => {
    const id = await createTestUser({ role: 'MTGroup', group: [server.ids.groups.lss] });
    const answer = await updateUserAs(server, 'siteAdmin', id, { role: 'MicronSupervisor' });
    expect(answer.item).toMatchObject({ role: 'MicronSupervisor', group: [] });
  });

  test('removing a site removes its groups, and the message names an emptied group', async () => {
    const { north, west } = server.ids.sites;
    const { lss, permitOfficeWest } = server.ids.groups;
    const id = await createTestUser({ role: 'MTGroup', site: [north, west], group: [lss, permitOfficeWest] });
    expect((await updateUserAs(server, 'superAdmin', id, { site: [north] })).item).toMatchObject({
      sites: [{ code: 'F10N' }],
      group: [{ name: 'LSS F10N' }],
    });
    const { db } = server.database;
    await db.deleteFrom('mt_group_member').where('person_id', '=', server.ids.users.lss).execute();
    const answer = await updateUserAs(server, 'siteAdmin', id, { group: [] });
    expect(answer.message).toMatch(/LSS F10N has no members left/);
    const member = { group_id: lss, person_id: server.ids.users.lss };
    await db.insertInto('mt_group_member').values(member).execute();
  });

  test('a company with no other users can be respelled', async () => {
    const id = await createTestUser({ company: 'norden mbH' });
    expect((await updateUserAs(server, 'superAdmin', id, { company: 'Norden mbH' })).item?.company).toBe('Norden mbH');
    expect((await updateUserAs(server, 'superAdmin', id, { company: 'ACME WORKS' })).item?.company).toBe('ACME Works');
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['HTML', { fullname: '<b>Ann</b>' }, /HTML/],
    ['an empty name', { fullname: ' ' }, /Full name is required/],
    ['a role that does not exist', { role: 'Emperor' }, /no role/],
    ['a status that does not exist', { status: 'Rejected' }, /no status 'Rejected'/],
    ['no sites', { site: [] }, /at least one site/],
    ['an unknown site', { site: ['x'] }, /sites no longer exists/],
    ['groups for a role that has none', { group: ['x'] }, /Only users with the role MT Group/],
  ])('refuses %s', async (_title, data, sentence) => {
    const id = await createTestUser();
    const answer = await updateUserAs(server, 'superAdmin', id, data);
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT', item: null });
    expect(answer.message).toMatch(sentence);
    expect((await readUserAs(server, 'superAdmin', id)).item).toMatchObject({ version: 1 });
  });

  test('an unchanged value that older rules allowed is not refused', async () => {
    const id = await createTestUser();
    await server.database.db.updateTable('person').set({ phone: 'ask the desk' }).where('id', '=', id).execute();
    const data = { fullname: 'Renamed', phone: 'ask the desk' };
    expect(await updateUserAs(server, 'superAdmin', id, data)).toMatchObject({ success: true });
  });
});

describe('a company', () => {
  const refused = { success: false, code: 'FORBIDDEN' };

  test('with users at other sites cannot be assigned by a site admin, but users keep it', async () => {
    const outsider = await createTestUser();
    expect(await updateUserAs(server, 'siteAdmin', outsider, { company: 'ACME Works' })).toMatchObject(refused);
    const insider = await createTestUser({ company: 'ACME Works' });
    const data = { company: 'acme works', fullname: 'Still Of Acme' };
    expect(await updateUserAs(server, 'siteAdmin', insider, data)).toMatchObject({ success: true });
    await setStatus(insider, 'Pending');
    expect(await updateUserAs(server, 'siteAdmin', insider, { status: 'Approved' })).toMatchObject({ success: true });
  });

  test('that was claimed on registration is confirmed by approving the account', async () => {
    const id = await createTestUser({ company: 'ACME Works' });
    const claimed = { status: 'Pending', company_claimed: true } as const;
    await server.database.db.updateTable('person').set(claimed).where('id', '=', id).execute();
    expect(await updateUserAs(server, 'siteAdmin', id, { status: 'Approved' })).toMatchObject(refused);
    expect(await updateUserAs(server, 'superAdmin', id, { status: 'Approved' })).toMatchObject({ success: true });
    await setStatus(id, 'Pending');
    expect(await updateUserAs(server, 'siteAdmin', id, { status: 'Approved' })).toMatchObject({ success: true });
  });
});

describe('another address', () => {
  test('needs verification first if the current one is verified', async () => {
    const id = await createTestUser({ email: 'proven@acme-works.example' });
    await verify(id);
    const answer = await updateUserAs(server, 'superAdmin', id, { email: 'next@acme-works.example' });
    expect(answer.item).toMatchObject({ email: 'proven@acme-works.example', pendingEmail: 'next@acme-works.example' });
    expect(answer.message).toMatch(/next@.* replaces proven@.* once it is verified/);
    expect((await mailsTo('next@acme-works.example'))[0]?.text).toMatch(/email-verification/);
    expect((await listAuditEntriesOf(server, id))[0]?.changes).toEqual([
      { field: 'Email', before: 'proven@acme-works.example', after: 'next@acme-works.example, once verified' },
    ]);
  });

  test('takes effect immediately if the current one was never verified, and former links stop working', async () => {
    const id = await createTestUser({ email: 'typo@acme-works.example' });
    await server.mails();
    const answer = await updateUserAs(server, 'superAdmin', id, { email: 'right@acme-works.example' });
    expect(answer.item).toMatchObject({ email: 'right@acme-works.example', pendingEmail: null });
    const codes = await server.database.db
      .selectFrom('security_code')
      .selectAll()
      .where('person_id', '=', id)
      .execute();
    expect(codes.every((code) => code.used_at !== null)).toBe(true);
    expect((await mailsTo('right@acme-works.example'))[0]?.text).toMatch(/requirePassword=true/);
  });

  test('can be set by a super admin only', async () => {
    const id = await createTestUser({ email: 'stays@acme-works.example' });
    expect(await updateUserAs(server, 'siteAdmin', id, { email: 'mine@acme-works.example' })).toMatchObject({
      success: false,
      code: 'FORBIDDEN',
      message: expect.stringMatching(/Only a Super Admin can change another person's e-mail address/) as string,
    });
    expect(await updateUserAs(server, 'siteAdmin', id, { email: 'stays@acme-works.example', phone: '' })).toMatchObject(
      {
        success: true,
        item: { email: 'stays@acme-works.example', phone: '' },
      },
    );
  });

  test('that another account has is refused, whether or not it needs verification', async () => {
    const id = await createTestUser();
    const email = 'PM@acme-works.example';
    expect(await updateUserAs(server, 'superAdmin', id, { email })).toMatchObject({ success: false, code: 'CONFLICT' });
    await verify(id);
    expect(await updateUserAs(server, 'superAdmin', id, { email })).toMatchObject({ success: false, code: 'CONFLICT' });
  });
});

describe('two administrators concurrently', () => {
  test('the second is refused, naming the first, and nothing is overwritten', async () => {
    const id = await createTestUser();
    expect(await updateUserAs(server, 'superAdmin', id, { fullname: 'First Come' }, 1)).toMatchObject({
      success: true,
    });
    const answer = await updateUserAs(server, 'siteAdmin', id, { fullname: 'Second Come' }, 1);
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(/Super Admin Fab changed this account on .*\. Your change was not saved/);
    expect((await readUserAs(server, 'superAdmin', id)).item).toMatchObject({ fullname: 'First Come', version: 2 });
    expect(await updateUserAs(server, 'siteAdmin', id, { fullname: 'Second Come' }, 2)).toMatchObject({
      success: true,
    });
  });

  test('a change by the user themselves counts as well', async () => {
    const id = await createTestUser({ fullname: 'Own Changes' });
    await server.database.db.updateTable('person').set({ phone: '+65 1' }).where('id', '=', id).execute();
    const answer = await updateUserAs(server, 'siteAdmin', id, { company: 'Fab' }, 1);
    expect(answer.message).toMatch(/^Own Changes changed this account/);
  });

  test("a password or a session does not change the account's version", async () => {
    const id = await createTestUser();
    await server.database.db.updateTable('person').set({ password_hash: 'x' }).where('id', '=', id).execute();
    expect(await updateUserAs(server, 'siteAdmin', id, { fullname: 'Same Version' }, 1)).toMatchObject({
      success: true,
    });
  });
});

describe('authority', () => {
  const subjects: [TestUser, string, string, RegExp | undefined][] = [
    ['siteAdmin', 'requestorSecond', 'OK', undefined],
    ['siteAdmin', 'foreignRequestor', 'OK', undefined],
    ['siteAdmin', 'host', 'OK', undefined],
    ['siteAdmin', 'requestor', 'FORBIDDEN', /sites you do not manage/],
    ['siteAdmin', 'pm', 'FORBIDDEN', /sites you do not manage/],
    ['siteAdmin', 'superAdmin', 'FORBIDDEN', /Only a Super Admin can change a Super Admin's account/],
    ['siteAdmin', 'siteAdminWest', 'NOT_FOUND', /Not found/],
    ['siteAdmin', 'closerWest', 'NOT_FOUND', /Not found/],
    ['siteAdminWest', 'supervisorWest', 'OK', undefined],
    ['siteAdminWest', 'pm', 'FORBIDDEN', /sites you do not manage/],
    ['siteAdminWest', 'foreignPm', 'NOT_FOUND', /Not found/],
    ['siteAdminWest', 'siteAdmin', 'NOT_FOUND', /Not found/],
    ['superAdmin', 'siteAdmin', 'OK', undefined],
    ['superAdmin', 'foreignPm', 'OK', undefined],
  ];
  test.each(subjects)('%s changing %s gets %s', async (person, subject, code, sentence) => {
    const id = server.ids.users[subject as TestUser];
    const answer = await updateUserAs(server, person, id, { phone: `+65 ${Math.floor(Math.random() * 1e8)}` });
    expect(answer.code).toBe(code);
    if (sentence) expect(answer.message).toMatch(sentence);
  });

  test.each<[Record<string, unknown>, RegExp]>([
    [{ role: 'SiteAdmin' }, /role Site Admin/],
    [{ role: 'SuperAdmin' }, /role Super Admin/],
  ])('a site admin cannot assign %j', async (data, sentence) => {
    const answer = await updateUserAs(server, 'siteAdmin', server.ids.users.host, data);
    expect(answer).toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(sentence) });
  });

  test('a site admin cannot assign a site that they do not manage', async () => {
    const site = [server.ids.sites.north, server.ids.sites.west];
    const answer = await updateUserAs(server, 'siteAdmin', server.ids.users.host, { site });
    expect(answer).toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(/sites you manage/) });
  });

  test('an unknown id and an archived account are not found', async () => {
    const id = await createTestUser();
    await server.database.db.updateTable('person').set({ archived_at: new Date() }).where('id', '=', id).execute();
    for (const gone of [id, 'no id', '4d5d2f0a-0000-4000-8000-000000000000'])
      expect(await updateUserAs(server, 'superAdmin', gone, { fullname: 'X' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe("one's own account", () => {
  test('name, address and telephone can be changed', async () => {
    const { siteAdmin } = server.ids.users;
    const data = {
      fullname: 'Site Admin Renamed',
      phone: '+65 6222 2222',
      role: 'SiteAdmin',
      site: [server.ids.sites.north],
    };
    expect(await updateUserAs(server, 'siteAdmin', siteAdmin, data)).toMatchObject({ success: true });
  });

  test.each<[string, (app: TestApp) => Record<string, unknown>, RegExp]>([
    ['a higher role', () => ({ role: 'SuperAdmin' }), /own role/],
    ['a lower role', () => ({ role: 'User' }), /own role/],
    ['more sites', ({ ids }) => ({ site: [ids.sites.north, ids.sites.west] }), /own sites/],
    ['other sites', ({ ids }) => ({ site: [ids.sites.west] }), /own sites/],
    ['another company', () => ({ company: 'ACME Works' }), /own company/],
    ['no approval', () => ({ status: 'Pending' }), /suspend your own account/],
  ])('%s is refused', async (_title, data, sentence) => {
    const answer = await updateUserAs(server, 'siteAdmin', server.ids.users.siteAdmin, data(server));
    expect(answer).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(answer.message).toMatch(sentence);
  });
});
