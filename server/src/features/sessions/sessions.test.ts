import { maxPasswordLength, minPasswordLength, validatePassword } from '@eptw/domain/user/password';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPassword } from '../../testing/fill-database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { hashPassword } from './password.ts';
import { saveSettings } from '../settings/service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.setClock(undefined));
afterAll(() => server.close());

interface LoginData {
  login: { success: boolean; code: string; message: string; token: string | null; user: { email: string } | null };
}

const loginMutation =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { success code message token user { email } } }';
const whoAmI = '{ getSession { user { email role phone } timerCount permitCloser hostName } }';

async function login(email: string, password = testPassword) {
  const { data } = await server.client().query<LoginData>(loginMutation, { email, password });
  return data.login;
}

test('the right password signs in, whatever the case of the e-mail address', async () => {
  const { success, code, token, user } = await login('Requestor@ACME-works.example');
  expect({ success, code, user }).toEqual({ success: true, code: 'OK', user: { email: testUsers.requestor.email } });
  const { data } = await server.client(token ?? '').query(whoAmI);
  expect(data).toEqual({
    getSession: {
      user: { email: testUsers.requestor.email, role: 'ContractorRequestor', phone: '+65 6000 0000' },
      timerCount: 10_800,
      permitCloser: false,
      hostName: 'Fab',
    },
  });
});

test('the session contains the links for feedback and tutorials, if configured', async () => {
  const strict = await startTestApp({
    feedbackUrl: 'https://forms.example/permit',
    tutorialsUrl: 'https://videos.example/eptw',
  });
  const query = '{ getSession { feedbackUrl tutorialsUrl } }';
  expect((await (await strict.as('host')).query(query)).data).toEqual({
    getSession: { feedbackUrl: 'https://forms.example/permit', tutorialsUrl: 'https://videos.example/eptw' },
  });
  await strict.close();
  expect((await (await server.as('host')).query(query)).data).toEqual({
    getSession: { feedbackUrl: null, tutorialsUrl: null },
  });
});

test('the token is stored only as a hash', async () => {
  const { token } = await login(testUsers.host.email);
  const rows = await server.database.db.selectFrom('session').select('token_hash').execute();
  expect(rows.some((row) => row.token_hash.toString('utf8').includes(token ?? ''))).toBe(false);
});

test('a wrong password and an unknown address get the same response', async () => {
  const wrong = await login(testUsers.manager.email, 'not it');
  const unknown = await login('nobody@fab.example', 'not it');
  expect(wrong).toEqual({
    success: false,
    code: 'UNAUTHENTICATED',
    message: 'The e-mail address or the password is wrong.',
    token: null,
    user: null,
  });
  expect(unknown).toEqual(wrong);
});

test.each([testUsers.supervisor.email, 'never.seen@fab.example'])(
  'the sixth wrong attempt for %s is refused and says when to try again, and so is a right one after it',
  async (email) => {
    server.setClock(new Date('2026-03-01T08:00:00Z'));
    for (let attempt = 0; attempt < 5; attempt++) expect((await login(email, 'wrong')).code).toBe('UNAUTHENTICATED');
    const sixth = await login(email, 'wrong');
    expect(sixth.code).toBe('RATE_LIMITED');
    expect(sixth.message).toContain('in 15 minutes, at 08:15 UTC');
    expect((await login(email)).code).toBe('RATE_LIMITED');
  },
);

test('after fifteen minutes the right password works again', async () => {
  server.setClock(new Date('2026-03-01T08:15:01Z'));
  expect((await login(testUsers.supervisor.email)).code).toBe('OK');
});

test('concurrent wrong attempts do not slip through together', async () => {
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await login('at.once@fab.example', 'wrong')).code),
  );
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
});

test('guessing the passwords of many accounts is limited too, and successful attempts do not count', async () => {
  const { db } = server.database;
  await db.deleteFrom('try_count').execute();
  server.setClock(new Date('2026-04-01T08:00:00Z'));
  for (let attempt = 0; attempt < 3; attempt++) expect((await login(testUsers.host.email)).code).toBe('OK');
  const emails = Array.from({ length: 21 }, (_, index) => `guessed-${index}@fab.example`);
  const people = emails.map((email) => ({ email, full_name: 'Guessed', role: 'User', status: 'Approved' }) as const);
  await db.insertInto('person').values(people).execute();
  const codes: string[] = [];
  for (const email of emails)
    for (let attempt = 0; attempt < 5; attempt++) codes.push((await login(email, 'wrong')).code);
  expect(codes.indexOf('RATE_LIMITED')).toBe(100);
  expect((await login(testUsers.host.email)).code).toBe('RATE_LIMITED');
  server.setClock(new Date('2026-04-01T08:15:01Z'));
  expect((await login(testUsers.host.email)).code).toBe('OK');
  await db.deleteFrom('try_count').execute();
}, 180_000);

test.each([
  ['e-mail address', 'x'.repeat(20_000), testPassword],
  ['password', testUsers.host.email, 'x'.repeat(20_000)],
])('an overlong %s is refused as wrong', async (_title, email, password) => {
  expect(await login(email, password)).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
});

test.each([
  [{ status: 'Pending' as const }, /administrator/],
  [{ email_verified_at: null }, /verify your e-mail/],
])('%j prevents signing in, with the reason', async (change, sentence) => {
  const { db } = server.database;
  const { id } = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', testUsers.lss.email)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('person')
    .set({ status: 'Approved', email_verified_at: new Date(), ...change })
    .where('id', '=', id)
    .execute();
  const { success, code, message } = await login(testUsers.lss.email);
  expect({ success, code }).toEqual({ success: false, code: 'FORBIDDEN' });
  expect(message).toMatch(sentence);
});

test('a token is refused after sign-out', async () => {
  const client = await server.as('pm');
  expect((await client.query('mutation { logout { success } }')).data).toEqual({ logout: { success: true } });
  expect((await client.query(whoAmI)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('signing in again ends the session of the request', async () => {
  const before = await server.as('pm');
  const { data } = await before.query<LoginData>(loginMutation, { email: testUsers.pm.email, password: testPassword });
  expect(data.login.code).toBe('OK');
  expect((await before.query(whoAmI)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect((await server.client(data.login.token ?? '').query(whoAmI)).errors).toBeUndefined();
});

test('an unknown token is refused', async () => {
  expect((await server.client('made-up').query(whoAmI)).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});

test('an idle session ends, and activity keeps one alive', async () => {
  await saveSettings(server.database.db, { idleSeconds: 600 });
  const at = (minutes: number) => server.setClock(new Date(Date.UTC(2026, 2, 1, 8, minutes)));
  at(0);
  const client = await server.as('closer');
  for (const minutes of [9, 18, 27]) {
    at(minutes);
    expect((await client.query(whoAmI)).errors).toBeUndefined();
  }
  at(38);
  expect((await client.query(whoAmI)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  at(27);
  expect((await client.query(whoAmI)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('after a day even an active session ends, also for its subscriptions', async () => {
  const { db } = server.database;
  await saveSettings(db, { idleSeconds: 86_400 });
  const at = (hours: number) => server.setClock(new Date(Date.UTC(2026, 4, 1, hours)));
  at(0);
  const client = await server.as('closer');
  const { id = '' } = (await server.context.sessions.find(client.token ?? '')) ?? {};
  at(12);
  expect((await client.query(whoAmI)).errors).toBeUndefined();
  at(24);
  expect((await client.query(whoAmI)).errors).toBeUndefined();
  at(25);
  expect((await server.context.sessions.findActive([id])).has(id)).toBe(false);
  expect((await client.query(whoAmI)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  await saveSettings(db, { idleSeconds: 600 });
});

test('a session that only has subscriptions becomes idle', async () => {
  const { db } = server.database;
  await saveSettings(db, { idleSeconds: 600 });
  server.setClock(new Date(Date.UTC(2026, 2, 1, 8, 0)));
  const client = await server.as('closer');
  const { id = '' } = (await server.context.sessions.find(client.token ?? '')) ?? {};
  const isLiving = async () => (await server.context.sessions.findActive([id])).has(id);
  server.setClock(new Date(Date.UTC(2026, 2, 1, 8, 9)));
  expect(await isLiving()).toBe(true);
  server.setClock(new Date(Date.UTC(2026, 2, 1, 8, 11)));
  expect(await isLiving()).toBe(false);
});

test('a password is the same however a device writes it, and older hashes go on working', async () => {
  const { db } = server.database;
  const { email } = testUsers.foreignPm;
  const setHash = (password_hash: string) =>
    db.updateTable('person').set({ password_hash }).where('email', '=', email).execute();
  await setHash(await hashPassword('cafe\u0301 \uFF11\uFF12\uFF13'));
  for (const password of ['caf\u00E9 123', 'cafe\u0301 123', 'cafe\u0301\u00A0123'])
    expect(await login(email, password)).toMatchObject({ success: true });
  expect(await login(email, 'cafe 123')).toMatchObject({ success: false });
  // As they were hashed before: to the letter.
  await setHash(await hash('cafe\u0301 123'));
  expect(await login(email, 'cafe\u0301 123')).toMatchObject({ success: true });
});

test('the longest password signs in, also from a device that writes accents apart', async () => {
  const { db } = server.database;
  const { email } = testUsers.foreignPm;
  const longest = 'e\u0301'.repeat(maxPasswordLength);
  expect(validatePassword(longest, minPasswordLength, 'change')).toBeUndefined();
  await db
    .updateTable('person')
    .set({ password_hash: await hashPassword(longest) })
    .where('email', '=', email)
    .execute();
  expect(await login(email, longest)).toMatchObject({ success: true });
  expect(await login(email, `${longest}!`)).toMatchObject({ success: false });
});

test.each([
  ' requestor@acme-works.example\u00A0',
  'mailto:requestor@acme-works.example',
  'requestor\uFF20acme-works.example',
])('an address that is pasted as %j signs in', async (address) => {
  expect(await login(address)).toMatchObject({ success: true });
});

test('an address that only looks like that of an account does not', async () => {
  expect(await login('r\u00E9questor@acme-works.example')).toMatchObject({ success: false });
});
