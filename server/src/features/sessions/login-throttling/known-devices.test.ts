import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPassword } from '../../../testing/fill-database.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.database.db.deleteFrom('try_count').execute());
afterEach(() => server.setClock(undefined));
afterAll(() => server.close());

async function login(client: TestClient, email: string, password = testPassword): Promise<string> {
  const query = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { code } }';
  return (await client.query<{ login: { code: string } }>(query, { email, password })).data.login.code;
}

async function guess(email: string, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt++) await login(server.client(), email, 'guess');
}

test('wrong passwords from elsewhere do not lock users out on a device where they signed in before', async () => {
  const { email } = testUsers.host;
  const device = server.client();
  expect(await login(device, email)).toBe('OK');
  await guess(email, 8);
  expect(await login(server.client(), email)).toBe('RATE_LIMITED');
  expect(await login(device, email.toUpperCase())).toBe('OK');
});

test('a device is known only for the account that signed in on it, and for ninety days', async () => {
  const { email } = testUsers.pm;
  const device = server.client();
  server.setClock(new Date('2026-03-01T08:00:00Z'));
  expect(await login(device, testUsers.requestor.email)).toBe('OK');
  expect(await login(device, email)).toBe('OK');
  await guess(testUsers.manager.email, 8);
  expect(await login(device, testUsers.manager.email)).toBe('RATE_LIMITED');
  server.setClock(new Date('2026-05-30T07:00:00Z'));
  await guess(email, 8);
  expect(await login(device, email)).toBe('OK');
  server.setClock(new Date('2026-09-01T08:00:00Z'));
  await guess(email, 8);
  expect(await login(device, email)).toBe('RATE_LIMITED');
});

test('a forged cookie, or one moved to another account, makes no device known', async () => {
  const device = server.client();
  await login(device, testUsers.closer.email);
  const [[name, value] = ['', '']] = [...device.cookies];
  const forged = server.client();
  await login(forged, testUsers.lss.email);
  const [[other] = ['']] = [...forged.cookies];
  expect(other).not.toBe(name);
  for (const text of [value, value.replace(/^\d+/, '9999999999'), 'x', '']) {
    forged.cookies.set(other, text);
    await server.database.db.deleteFrom('try_count').execute();
    await guess(testUsers.lss.email, 8);
    expect(await login(forged, testUsers.lss.email)).toBe('RATE_LIMITED');
  }
});

test('guesses on a known device are limited too', async () => {
  const { email } = testUsers.foreignPm;
  const device = server.client();
  await login(device, email);
  const codes: string[] = [];
  for (let attempt = 0; attempt < 6; attempt++) codes.push(await login(device, email, 'guess'));
  expect(codes.indexOf('RATE_LIMITED')).toBe(5);
});

test('a device is known for the last twenty accounts that signed in on it', async () => {
  const device = server.client();
  for (let index = 0; index < 25; index++) device.cookies.set(`eptw_known_${index}`, `${index}.device.signature`);
  expect(await login(device, testUsers.supervisor.email)).toBe('OK');
  const known = [...device.cookies.keys()];
  expect(known).toHaveLength(20);
  expect(known).not.toContain('eptw_known_5');
  expect(known).toContain('eptw_known_6');
});

test('the cookie is hidden from scripts and other sites', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `mutation { login(email: "${testUsers.supervisor.email}", password: "${testPassword}") { code } }`,
    },
  });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 90 * 24 * 3600 });
});

test('made-up addresses lock no user out, however many come from one network', async () => {
  for (let index = 0; index < 130; index++)
    expect(await login(server.client(), `made.up.${index}@fab.example`, 'guess')).toBe('UNAUTHENTICATED');
  expect(await login(server.client(), testUsers.facilities.email)).toBe('OK');
}, 300_000);
