import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { samplePermitData, createPermitOrThrow } from '../../permits/testing/permits.ts';
import { updateUser } from './update-user.ts';
import {
  listAuditEntriesOf,
  createUserAs,
  endUserAs,
  createUserInput,
  readUserAs,
  updateUserAs,
} from '../admin/testing/users.ts';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp();
  address = (await server.listen()).replace('http', 'ws');
});
afterAll(() => server.close());

/**
 * A session that is used over HTTP and a WebSocket: whether it still works, and the code with which its socket
 * closes.
 */
async function session(person: TestUser) {
  const client = await server.as(person);
  const socket = createClient({
    url: `${address}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: client.token },
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
  });
  const closed = new Promise<unknown>((resolve) => socket.on('closed', resolve));
  await new Promise<void>((resolve) => socket.on('connected', () => resolve()));
  return {
    closed,
    refusal: async () => (await client.query('{ getSession { hostName } }')).errors?.[0]?.extensions.code,
  };
}

async function addSuperAdmin(email: string): Promise<string> {
  const data = createUserInput(server, { email, role: 'SuperAdmin', company: '' });
  const id = (await createUserAs(server, 'superAdmin', data)).item?._id ?? '';
  await server.database.db.updateTable('person').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
  return id;
}

describe('sessions end, over HTTP and on sockets', () => {
  test.each<[string, TestUser, (id: string) => Promise<{ success: boolean }>]>([
    ['with another role', 'manager', (id) => updateUserAs(server, 'siteAdmin', id, { role: 'MicronSupervisor' })],
    ['with a suspension', 'supervisor', (id) => updateUserAs(server, 'siteAdmin', id, { status: 'Pending' })],
    ['with the account', 'closerSecond', (id) => endUserAs(server, 'siteAdmin', 'deleteUser', id)],
  ])('%s', async (_title, person, act) => {
    const { closed, refusal } = await session(person);
    expect(await refusal()).toBeUndefined();
    expect(await act(server.ids.users[person])).toMatchObject({ success: true });
    expect(await closed).toMatchObject({ code: 4403 });
    expect(await refusal()).toBe('UNAUTHENTICATED');
  });

  test('another name, company or site ends none, but takes effect immediately', async () => {
    const requestor = await server.as('requestor');
    const { north } = server.ids.sites;
    await requestor.query('{ getSession { hostName } }');
    await updateUserAs(server, 'superAdmin', server.ids.users.requestor, { site: [north] });
    const data = samplePermitData(server.ids, { site: server.ids.sites.west });
    const { data: answer } = await requestor.query<{ createPermit: { success: boolean } }>(
      'mutation ($data: CreatePermitInput!) { createPermit(data: $data) { success } }',
      { data },
    );
    expect(answer.createPermit.success).toBe(false);
  });
});

describe('deleting an account', () => {
  test('archives it: it leaves lists and groups, its links stop working, its address is available', async () => {
    const data = createUserInput(server, { role: 'MTGroup', group: [server.ids.groups.lss] });
    const { item } = await createUserAs(server, 'siteAdmin', data);
    const id = item?._id ?? '';
    await server.mails();
    const answer = await endUserAs(server, 'siteAdmin', 'deleteUser', id);
    expect(answer).toEqual({ success: true, code: 'OK', message: 'The account of New Comer was deleted.' });
    expect(await readUserAs(server, 'superAdmin', id)).toMatchObject({ code: 'NOT_FOUND' });
    const { db } = server.database;
    expect(await db.selectFrom('mt_group_member').selectAll().where('person_id', '=', id).execute()).toEqual([]);
    const codes = await db.selectFrom('security_code').select('used_at').where('person_id', '=', id).execute();
    expect(codes.map((code) => code.used_at !== null)).toEqual([true]);
    expect((await listAuditEntriesOf(server, id))[0]).toMatchObject({ action: 'delete', subject_name: 'New Comer' });
    expect(await createUserAs(server, 'siteAdmin', data)).toMatchObject({ success: true });
    expect(await endUserAs(server, 'siteAdmin', 'deleteUser', id)).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  test('says how many permits need another approver, and they still show the user', async () => {
    const made = await createUserAs(
      server,
      'siteAdmin',
      createUserInput(server, { email: 'leaver@fab.example', role: 'MicronManager' }),
    );
    const leaver = made.item?._id ?? '';
    const host = await server.as('host');
    const data = samplePermitData(server.ids, { selectedUser: [leaver], hostSystemOwner: server.ids.users.facilities });
    const { _id } = await createPermitOrThrow(host, data);
    const answer = await endUserAs(server, 'siteAdmin', 'deleteUser', leaver);
    expect(answer.message).toMatch(/1 open permit still needs their approval: change the reviewers/);
    const { data: seen } = await host.query<{ getPermit: { permit: string } }>(
      'query ($id: ID!) { getPermit(id: $id) { permit } }',
      { id: _id },
    );
    expect(seen.getPermit.permit).toContain('leaver@fab.example');
  });

  test('says so if it was a group’s last member', async () => {
    const { db } = server.database;
    const { permitOffice } = server.ids.groups;
    const others = db.deleteFrom('mt_group_member').where('group_id', '=', permitOffice);
    await others.where('person_id', '!=', server.ids.users.closer).execute();
    const answer = await endUserAs(server, 'siteAdmin', 'deleteUser', server.ids.users.closer);
    expect(answer).toMatchObject({
      success: true,
      message: expect.stringMatching(
        /Permit Office F10N has no members left\. Permits need its approval: add/,
      ) as string,
    });
  });

  test.each<[TestUser, TestUser, string, RegExp]>([
    ['siteAdmin', 'siteAdmin', 'FORBIDDEN', /your own account/],
    ['siteAdmin', 'superAdmin', 'FORBIDDEN', /Super Admin/],
    ['siteAdmin', 'pm', 'FORBIDDEN', /you do not manage/],
    ['siteAdmin', 'closerWest', 'NOT_FOUND', /Not found/],
    ['siteAdminWest', 'foreignPm', 'NOT_FOUND', /Not found/],
  ])('%s may not delete %s: %s', async (person, subject, code, sentence) => {
    const answer = await endUserAs(server, person, 'deleteUser', server.ids.users[subject]);
    expect(answer).toMatchObject({ success: false, code });
    expect(answer.message).toMatch(sentence);
  });
});

describe('the last super admin', () => {
  test('cannot be deleted, demoted or suspended, even by themselves', async () => {
    const { superAdmin } = server.ids.users;
    const answers = [
      await endUserAs(server, 'superAdmin', 'deleteUser', superAdmin),
      await updateUserAs(server, 'superAdmin', superAdmin, { role: 'SiteAdmin' }),
      await updateUserAs(server, 'superAdmin', superAdmin, { status: 'Pending' }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/last Super Admin/) as string });
  });

  test('is the last who can sign in: others do not count', async () => {
    const { superAdmin } = server.ids.users;
    const other = await addSuperAdmin('cannot.sign.in@fab.example');
    const { db } = server.database;
    await db.updateTable('person').set({ email_verified_at: null }).where('id', '=', other).execute();
    expect(await endUserAs(server, 'superAdmin', 'deleteUser', superAdmin)).toMatchObject({ code: 'CONFLICT' });
    await db.updateTable('person').set({ email_verified_at: new Date() }).where('id', '=', other).execute();
    // Even with another one, nobody can delete their own account.
    expect(await endUserAs(server, 'superAdmin', 'deleteUser', superAdmin)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await endUserAs(server, 'superAdmin', 'deleteUser', other)).toMatchObject({ success: true });
  });

  test('stays when two demote each other concurrently', async () => {
    const { db } = server.database;
    const { superAdmin, host } = server.ids.users;
    const both = [host, superAdmin];
    // Bypasses the first access check, which might already refuse the slower one.
    const createContext = async (person: TestUser) => {
      const found = await server.context.sessions.find((await server.as(person)).token ?? '');
      if (!found) throw new Error(`${person} is not signed in`);
      return { ...server.context, actor: { ...found.actor, role: 'SuperAdmin' as const } };
    };
    for (let round = 0; round < 10; round += 1) {
      await db.updateTable('person').set({ role: 'SuperAdmin' }).where('id', 'in', both).execute();
      const [one, other] = [await createContext('superAdmin'), await createContext('host')];
      const outcomes = await Promise.allSettled([
        updateUser(one, host, { role: 'User' }, undefined),
        updateUser(other, superAdmin, { role: 'User' }, undefined),
      ]);
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
      expect(refused).toMatchObject([
        { code: 'CONFLICT', message: expect.stringMatching(/last Super Admin/) as string },
      ]);
      const left = await db.selectFrom('person').select('id').where('role', '=', 'SuperAdmin').execute();
      expect(left.filter(({ id }) => both.includes(id))).toHaveLength(1);
    }
    await db.updateTable('person').set({ role: 'SuperAdmin' }).where('id', '=', superAdmin).execute();
    await db.updateTable('person').set({ role: 'User' }).where('id', '=', host).execute();
  });
});

describe('resetting a password', () => {
  test('mails a link, shows no password, and is recorded', async () => {
    const { foreignPm } = server.ids.users;
    const answer = await endUserAs(server, 'superAdmin', 'resetPasswordByAdmin', foreignPm);
    expect(answer.message).toBe('We sent pm@borealis.example a link to choose a password.');
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ to: 'pm@borealis.example', subject: 'Choose a new password' });
    expect(mail?.text).toMatch(/\/reset-password\?security_code=[\w-]{20,}/);
    expect((await listAuditEntriesOf(server, foreignPm))[0]).toMatchObject({ action: 'resetPassword', changes: [] });
  });

  test('of a user who never verified the address verifies it first', async () => {
    const made = await createUserAs(
      server,
      'superAdmin',
      createUserInput(server, { email: 'lost.mail@acme-works.example' }),
    );
    await endUserAs(server, 'superAdmin', 'resetPasswordByAdmin', made.item?._id ?? '');
    const mails = (await server.mails()).filter((mail) => mail.to === 'lost.mail@acme-works.example');
    expect(mails.map((mail) => /requirePassword=true/.test(mail.text))).toEqual([true, true]);
  });

  test('of an unknown user is refused', async () => {
    expect(await endUserAs(server, 'superAdmin', 'resetPasswordByAdmin', 'no id')).toMatchObject({ code: 'NOT_FOUND' });
  });
});
