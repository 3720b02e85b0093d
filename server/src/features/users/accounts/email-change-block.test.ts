import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../../testing/test-users.ts';
import { updateUserAs } from '../admin/testing/users.ts';
import { createAccountCalls, isSignedIn } from './testing/account-calls.ts';

let server: TestApp;
let calls: ReturnType<typeof createAccountCalls>;
beforeAll(async () => {
  server = await startTestApp();
  calls = createAccountCalls(server);
});
beforeEach(() => server.database.db.deleteFrom('try_count').execute());
afterAll(() => server.close());

const advanceHours = (count: number) => server.setClock(new Date(Date.now() + count * 3_600_000));

/** Requests another address as a Super Admin; returns the codes sent to both addresses. */
async function requestChange(person: TestUser, email: string): Promise<{ former: string; next: string }> {
  expect(await updateUserAs(server, 'superAdmin', server.ids.users[person], { email })).toMatchObject({
    success: true,
  });
  return { former: await calls.codeTo(testUsers[person].email), next: await calls.codeTo(email) };
}

async function loadAccount(person: TestUser) {
  const { db } = server.database;
  const columns = ['email', 'pending_email', 'password_hash'] as const;
  return db.selectFrom('person').select(columns).where('id', '=', server.ids.users[person]).executeTakeFirstOrThrow();
}

test('the former address is notified before anything changes, and can block the change for three days', async () => {
  const { email } = testUsers.manager;
  const { former, next } = await requestChange('manager', 'manager.next@fab.example');
  const [mail] = await calls.mailsTo(email);
  expect(mail?.subject).toBe('Your e-mail address will be changed');
  expect(mail?.text).toContain('/block-email-change?security_code=');
  expect(mail?.text).toContain('manager.next@fab.example');
  expect(await calls.block(former)).toMatchObject({
    success: true,
    message: expect.stringContaining(`keeps the address ${email}`) as string,
  });
  expect((await calls.verify(next)).success).toBe(false);
  expect(await loadAccount('manager')).toMatchObject({ email, pending_email: null });
  const again = { email: 'manager.again@fab.example' };
  expect(await updateUserAs(server, 'superAdmin', server.ids.users.manager, again)).toMatchObject({
    success: false,
    code: 'CONFLICT',
    message: expect.stringMatching(/blocked the change/) as string,
  });
  expect(await calls.updateProfile(await server.as('manager'), again)).toMatchObject({ code: 'CONFLICT' });
  advanceHours(73);
  expect(await updateUserAs(server, 'superAdmin', server.ids.users.manager, again)).toMatchObject({ success: true });
  server.setClock(undefined);
});

test('blocking a completed change undoes it: all sessions end, and the owner chooses another password', async () => {
  const { email } = testUsers.supervisor;
  const { next } = await requestChange('supervisor', 'supervisor.next@fab.example');
  expect((await calls.verify(next)).success).toBe(true);
  const session = await server.as('supervisor').catch(() => undefined);
  const stolen = await calls.signIn('supervisor.next@fab.example');
  expect(stolen.success).toBe(true);
  const [notice] = await calls.mailsTo(email);
  expect(notice?.subject).toBe('Your e-mail address was changed');
  expect(await calls.block(await calls.codeTo(email))).toMatchObject({
    success: true,
    message: expect.stringContaining('The change is undone') as string,
  });
  expect(await loadAccount('supervisor')).toMatchObject({ email, password_hash: null });
  expect(await isSignedIn(server.client(stolen.token ?? ''))).toBe(false);
  expect(session === undefined || !(await isSignedIn(session))).toBe(true);
  expect((await calls.mailsTo(email))[0]?.subject).toBe('Choose a new password');
});

test('a link works once, for three days, and a guessed one never', async () => {
  const { former } = await requestChange('closer', 'closer.next@fab.example');
  expect(await calls.block('guessed')).toMatchObject({ success: false, code: 'BAD_INPUT' });
  advanceHours(73);
  expect(await calls.block(former)).toMatchObject({ success: false, code: 'BAD_INPUT' });
  advanceHours(71);
  expect(await calls.block(former)).toMatchObject({ success: true });
  expect(await calls.block(former)).toMatchObject({ success: false, code: 'BAD_INPUT' });
  server.setClock(undefined);
});
