import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword } from '../../../testing/fill-database.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface SessionsData {
  getMySessions: { count: number; items: { _id: string; current: boolean }[] };
}
interface EndData {
  endMySessions: { success: boolean; code: string; message: string };
}

const sessionsQuery = '{ getMySessions { count items { _id createdAt lastSeenAt current } } }';
const passwordQuery = '{ getMySessions { passwordNeeded } }';
const end = 'mutation ($password: String) { endMySessions(password: $password) { success code message } }';

const sessions = async (client: TestClient) => (await client.query<SessionsData>(sessionsQuery)).data.getMySessions;
const endWith = async (client: TestClient, password?: string) =>
  (await client.query<EndData>(end, { password })).data.endMySessions;

test('a user sees their own active sessions, and which is the current one', async () => {
  await server.as('pm');
  const [here, there] = [await server.as('host'), await server.as('host')];
  await (await server.as('host')).query('mutation { logout { success } }');
  const { count, items } = await sessions(here);
  expect(count).toBe(2);
  expect(items.filter(({ current }) => current)).toHaveLength(1);
  expect((await sessions(there)).items.map(({ _id }) => _id).toSorted()).toEqual(
    items.map(({ _id }) => _id).toSorted(),
  );
});

test('with their password they end all others and keep the current one', async () => {
  const [here, there] = [await server.as('manager'), await server.as('manager')];
  const stranger = await server.as('supervisor');
  expect(await endWith(here, testPassword)).toMatchObject({ success: true, code: 'OK' });
  expect((await there.query(sessionsQuery)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect((await sessions(here)).count).toBe(1);
  expect((await sessions(stranger)).count).toBe(1);
  expect((await here.query(passwordQuery)).data).toEqual({ getMySessions: { passwordNeeded: true } });
});

test.each([undefined, '', 'a guess'])(
  'someone who finds a session open and guesses %j ends nothing',
  async (password) => {
    const [here, there] = [await server.as('closer'), await server.as('closer')];
    const answer = await endWith(here, password);
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(answer.message).toContain('This is not your password');
    expect((await there.query(sessionsQuery)).errors).toBeUndefined();
  },
);

test('wrong passwords are limited as on sign-in', async () => {
  const here = await server.as('lss');
  for (let attempt = 0; attempt < 5; attempt++) await endWith(here, 'a guess');
  expect(await endWith(here, testPassword)).toMatchObject({ success: false, code: 'RATE_LIMITED' });
});

test('an account without a password does not need one', async () => {
  const [here, there] = [await server.as('siteAdmin'), await server.as('siteAdmin')];
  await server.database.db
    .updateTable('person')
    .set({ password_hash: null })
    .where('id', '=', server.ids.users.siteAdmin)
    .execute();
  const needed = await here.query<{ getMySessions: { passwordNeeded: boolean } }>(passwordQuery);
  expect(needed.data.getMySessions.passwordNeeded).toBe(false);
  expect(await endWith(here)).toMatchObject({ success: true });
  expect((await there.query(sessionsQuery)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
