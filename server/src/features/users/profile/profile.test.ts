import { message } from '@eptw/domain/message';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { testPassword } from '../../../testing/fill-database.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import { createAccountCalls, isSignedIn } from '../accounts/testing/account-calls.ts';

let server: TestApp;
let calls: ReturnType<typeof createAccountCalls>;
beforeAll(async () => {
  server = await startTestApp();
  calls = createAccountCalls(server);
});
// Attempts of one test must not count in the next.
beforeEach(() => server.database.db.deleteFrom('try_count').execute());
afterAll(() => server.close());

const pendingEmail = '{ getSession { pendingEmail user { email fullname } } }';

describe("one's own profile", () => {
  test('changes name and telephone, and keeps what is not given', async () => {
    const client = await server.as('requestor');
    const { item } = await calls.updateProfile(client, { fullname: ' Rae Quest ', phone: '+65 6123 4567' });
    expect(item).toEqual({
      fullname: 'Rae Quest',
      phone: '+65 6123 4567',
      email: testUsers.requestor.email,
      company: 'ACME Works',
      role: 'ContractorRequestor',
    });
    expect((await calls.updateProfile(client, { phone: '' })).item).toMatchObject({ fullname: 'Rae Quest', phone: '' });
    expect((await client.query(pendingEmail)).data).toMatchObject({ getSession: { user: { fullname: 'Rae Quest' } } });
  });

  test.each([
    [{ fullname: '' }, 'BAD_INPUT', /required/],
    [{ fullname: '<script>alert(1)</script>' }, 'BAD_INPUT', /HTML/],
    [{ fullname: 'x'.repeat(500_000) }, 'BAD_INPUT', /at most/],
    [{ phone: '<b>1</b>' }, 'BAD_INPUT', /phone number/],
    [{ email: 'not one' }, 'BAD_INPUT', /name@company/],
    [{ company: 'ACME Works' }, 'FORBIDDEN', /Ask an administrator/],
    [{ company: '' }, 'FORBIDDEN', /Ask an administrator/],
    [{ site: [] }, 'FORBIDDEN', /own sites/],
    [{ site: 'elsewhere' }, 'FORBIDDEN', /own sites/],
  ])('is refused %#, and nothing is saved', async (change, code, sentence) => {
    const client = await server.as('foreignRequestor');
    const answer = await calls.updateProfile(client, { phone: '999', ...change });
    expect(answer).toMatchObject({ success: false, code, message: expect.stringMatching(sentence) });
    const { db } = server.database;
    const row = await db
      .selectFrom('person')
      .select(['phone', 'company'])
      .where('id', '=', server.ids.users.foreignRequestor)
      .executeTakeFirst();
    expect(row).toEqual({ phone: '+65 6000 0000', company: 'Borealis Engineering' });
  });

  test('chooses the first page, among those that the role may open', async () => {
    const client = await server.as('manager');
    const readPage = async () =>
      (await client.query<{ getSession: { firstPage: string | null } }>('{ getSession { firstPage } }')).data.getSession
        .firstPage;
    expect(await readPage()).toBeNull();
    expect((await calls.updateProfile(client, { firstPage: '/dashboard' })).success).toBe(true);
    expect(await readPage()).toBe('/dashboard');
    expect(await calls.updateProfile(client, { firstPage: '/settings' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await readPage()).toBe('/dashboard');
    await calls.updateProfile(client, { firstPage: '/permits' });
    expect(await readPage()).toBeNull();
  });

  test('accepts the current company and sites as no change', async () => {
    const client = await server.as('pm');
    const { ids } = server;
    const answer = await calls.updateProfile(client, {
      company: 'ACME Works',
      site: [ids.sites.west, ids.sites.north],
      fullname: 'Pat Manager',
    });
    expect(answer.success).toBe(true);
  });

  test('has no role field, so users cannot promote themselves', async () => {
    const client = await server.as('requestor');
    const query = 'mutation ($data: UpdateProfileInput!) { updateProfile(data: $data) { success } }';
    const { errors } = await client.query(query, { data: { role: 'SuperAdmin' } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });

  test('replaces the address once the link sent to the new one is followed, and notifies the former one', async () => {
    const client = await server.as('host');
    const newEmail = 'host.renamed@fab.example';
    const { item } = await calls.updateProfile(client, { email: newEmail });
    expect(item?.email).toBe(testUsers.host.email);
    expect((await client.query(pendingEmail)).data).toMatchObject({ getSession: { pendingEmail: newEmail } });
    expect((await calls.signIn(newEmail)).success).toBe(false);
    expect(await calls.verify(await calls.codeTo(newEmail))).toMatchObject({
      success: true,
      message: message.emailVerified,
    });
    expect((await calls.mailsTo(testUsers.host.email))[0]?.subject).toBe('Your e-mail address was changed');
    expect((await calls.signIn(newEmail)).success).toBe(true);
    expect((await calls.signIn(testUsers.host.email)).success).toBe(false);
    expect((await client.query(pendingEmail)).data).toEqual({
      getSession: { pendingEmail: null, user: { email: newEmail, fullname: 'Host Fab' } },
    });
  });

  test('withdraws a pending address when the current one is sent', async () => {
    const client = await server.as('facilities');
    await calls.updateProfile(client, { email: 'elsewhere@fab.example' });
    const code = await calls.codeTo('elsewhere@fab.example');
    await calls.updateProfile(client, { email: testUsers.facilities.email });
    expect((await client.query(pendingEmail)).data).toMatchObject({ getSession: { pendingEmail: null } });
    expect((await calls.verify(code)).success).toBe(false);
  });

  test('gives the same response for a taken address, and mails no code to it', async () => {
    const client = await server.as('manager');
    const free = await calls.updateProfile(client, { email: 'free.address@fab.example' });
    const taken = await calls.updateProfile(client, { email: testUsers.pm.email });
    expect(taken).toEqual(free);
    expect((await client.query(pendingEmail)).data).toMatchObject({
      getSession: { pendingEmail: testUsers.pm.email },
    });
    const [mail] = await calls.mailsTo(testUsers.pm.email);
    expect(mail?.subject).toBe('Your e-mail address was requested for another account');
    expect(mail?.text).not.toContain('security_code');
  });

  test('refuses an address that was taken in the meantime', async () => {
    const client = await server.as('manager');
    const email = 'contested@fab.example';
    await calls.updateProfile(client, { email });
    const code = await calls.codeTo(email);
    await calls.register({ email });
    expect(await calls.verify(code)).toMatchObject({ success: false, code: 'CONFLICT' });
  });

  test('gives a contested address to the first who verifies it', async () => {
    const email = 'both.want@fab.example';
    const codes: string[] = [];
    for (const person of ['closer', 'lss'] as const) {
      await calls.updateProfile(await server.as(person), { email });
      codes.push(await calls.codeTo(email));
    }
    const answers = await Promise.all(codes.map((code) => calls.verify(code)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'OK']);
  });

  test('limits how often an address can be changed', async () => {
    const client = await server.as('siteAdmin');
    const codes: string[] = [];
    for (let number = 0; number < 11; number++)
      codes.push((await calls.updateProfile(client, { email: `number.${number}@fab.example` })).code);
    expect(codes.at(9)).toBe('OK');
    expect(codes.at(10)).toBe('RATE_LIMITED');
  });
});

describe("one's own password", () => {
  test('is changed with the old one; the current session stays, and all others end', async () => {
    const [own, other] = await Promise.all([server.as('supervisor'), server.as('supervisor')]);
    expect(await isSignedIn(other)).toBe(true);
    await calls.askToReset(testUsers.supervisor.email);
    const code = await calls.codeTo(testUsers.supervisor.email);
    expect((await calls.changePassword(own, testPassword, 'another one')).success).toBe(true);
    expect(await isSignedIn(own)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await calls.signIn(testUsers.supervisor.email, 'another one')).success).toBe(true);
    expect((await calls.mailsTo(testUsers.supervisor.email))[0]?.subject).toBe('Your password was changed');
    expect((await calls.reset('by the former link', code)).success).toBe(false);
  });

  test.each([
    [testPassword, 'short', message.newPasswordTooShort(6)],
    [testPassword, testPassword, /must differ/],
    ['a wrong old password', 'long enough', /old password is wrong/],
    [testPassword, 'iloveyou', /too common/],
  ])('%s to %s is refused', async (old, next, sentence) => {
    const answer = await calls.changePassword(await server.as('pm'), old, next);
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT', message: expect.stringMatching(sentence) });
    expect((await calls.signIn(testUsers.pm.email)).success).toBe(true);
  });

  test('cannot be found by guessing', async () => {
    const client = await server.as('requestorSecond');
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await calls.changePassword(client, `guess ${attempt}`, 'long enough')).code).toBe('BAD_INPUT');
    expect((await calls.changePassword(client, testPassword, 'long enough')).code).toBe('RATE_LIMITED');
  });

  test('changed twice concurrently is one of the two', async () => {
    const clients = await Promise.all([server.as('foreignPm'), server.as('foreignPm')]);
    const newPasswords = ['of the first', 'of the second'];
    const change = (client: TestClient, newPassword = '') =>
      calls.changePassword(client, testPassword, newPassword).catch((error: Error) => {
        // The first change may already have ended the session of the second.
        expect(error.message).toContain('UNAUTHENTICATED');
        return { success: false };
      });
    const answers = await Promise.all(clients.map((client, index) => change(client, newPasswords[index])));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const winner = newPasswords[answers.findIndex(({ success }) => success)];
    expect((await calls.signIn(testUsers.foreignPm.email, winner)).success).toBe(true);
  });
});
