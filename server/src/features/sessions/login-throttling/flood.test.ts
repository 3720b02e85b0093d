import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashPassword } from '../password.ts';
import { testPassword } from '../../../testing/fill-database.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.database.db.deleteFrom('try_count').execute();
});
afterAll(() => server.close());

/** Sends one request from this network address, and returns the codes of its mutations. */
async function listCodes(query: string, variables: Record<string, string>, remoteAddress: string): Promise<string[]> {
  const payload = { query, variables };
  const response = await server.app.inject({ method: 'POST', url: '/graphql', remoteAddress, payload });
  return Object.values(response.json<{ data: Record<string, { code: string }> }>().data).map(({ code }) => code);
}

async function requestCode(mutation: string, remoteAddress: string): Promise<string> {
  return (await listCodes(`mutation { answer: ${mutation} { code } }`, {}, remoteAddress))[0] ?? '';
}

const signIn = (email: string, password: string, from: string) =>
  requestCode(`login(email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)})`, from);

/** How often each code was returned. */
async function count(answers: Promise<string>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const code of await Promise.all(answers)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Events to other processes are sent some time after the request that caused them, a database ping at any time. */
const isBackgroundStatement = (statement: string) => statement.includes('pg_notify') || statement === 'select 1';

/** The database statements that one request causes. */
async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const sent = query.mock.calls as unknown as [string | { text: string }][];
    const statements = sent.map(([config]) => (typeof config === 'string' ? config : config.text));
    return statements.filter((statement) => !isBackgroundStatement(statement));
  } finally {
    query.mockRestore();
  }
}

test('a flood of made-up addresses is checked one at a time, and delays no user from elsewhere', async () => {
  for (let index = 0; index < 101; index++) await signIn(`number.${index}@fab.example`, 'guess', '203.0.113.9');
  const flood = Array.from({ length: 40 }, (_, index) => signIn(`more.${index}@fab.example`, 'guess', '203.0.113.9'));
  expect(await signIn(testUsers.host.email, testPassword, '198.51.100.7')).toBe('OK');
  expect(await count(flood)).toEqual({ UNAUTHENTICATED: 40 });
  expect(await signIn(testUsers.lss.email, testPassword, '203.0.113.9')).toBe('OK');
}, 300_000);

test('guesses at one account are limited across all networks', async () => {
  const { email } = testUsers.manager;
  const attempts = Array.from({ length: 60 }, (_, index) => signIn(email, 'guess', `203.0.113.${index}`));
  expect(await count(attempts)).toEqual({ UNAUTHENTICATED: 30, RATE_LIMITED: 30 });
  expect(await signIn(email, testPassword, '203.0.113.200')).toBe('RATE_LIMITED');
});

test('after an hour the account can be signed in to from everywhere again', async () => {
  const { email } = testUsers.pm;
  await count(Array.from({ length: 40 }, (_, index) => signIn(email, 'guess', `203.0.113.${index}`)));
  server.setClock(new Date(Date.now() + 61 * 60_000));
  expect(await signIn(email, testPassword, '203.0.113.200')).toBe('OK');
  server.setClock(undefined);
});

test('successful attempts do not count against the network', async () => {
  const people = ['host', 'foreignPm', 'requestor', 'closer'] as const;
  for (let round = 0; round < 30; round++)
    for (const person of people)
      expect(await signIn(testUsers[person].email, testPassword, '198.51.100.30')).toBe('OK');
});

test('the addresses of one IPv6 network count as one', async () => {
  const attempts = Array.from({ length: 10 }, (_, index) =>
    signIn('somebody@fab.example', 'guess', `2001:db8::${index + 1}`),
  );
  expect(await count(attempts)).toEqual({ UNAUTHENTICATED: 5, RATE_LIMITED: 5 });
});

test('five mails can be requested for one address, whether or not it has an account', async () => {
  for (const [index, email] of [testUsers.lss.email, 'nobody@contractor.example'].entries()) {
    const requests = Array.from({ length: 8 }, () =>
      requestCode(`forgetPassword(email: ${JSON.stringify(email)})`, `203.0.113.${index}`),
    );
    expect(await count(requests)).toEqual({ OK: 5, RATE_LIMITED: 3 });
  }
});

test('links requested for made-up addresses do not limit other users of the network', async () => {
  for (let index = 0; index < 60; index++)
    expect(await requestCode(`forgetPassword(email: "made.up.${index}@contractor.example")`, '198.51.100.77')).toBe(
      'OK',
    );
  expect(await requestCode(`forgetPassword(email: "${testUsers.host.email}")`, '198.51.100.77')).toBe('OK');
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from mail
    where details ->> 'email' like 'made.up.%'`.execute(server.database.db);
  expect(rows[0]?.count).toBe(50);
});

test('a hundred passwords can wait to be hashed, and no more', async () => {
  const hashed = await Promise.allSettled(Array.from({ length: 110 }, () => hashPassword('flood')));
  expect(hashed.filter(({ status }) => status === 'fulfilled')).toHaveLength(102);
});

const register = (email: string) =>
  `register(data: { email: "${email}", fullname: "New Comer", password: "four green valves", site: "${server.ids.sites.north}" })`;

test.each([
  ['signing in', (email: string) => `login(email: "${email}", password: "guess")`],
  ['asking for a new password', (email: string) => `forgetPassword(email: "${email}")`],
  ['asking for a link', (email: string) => `userGetVerificationLink(email: "${email}")`],
  ['registering', register],
])('%s sends the same database statements for known and unknown addresses', async (_name, mutation) => {
  const at = (email: string) => recordStatements(() => requestCode(mutation(email), '198.51.100.40'));
  await at('warming.up@contractor.example');
  const unknown = await at('never.seen@contractor.example');
  const known = await at(testUsers.supervisor.email);
  expect(unknown.length).toBeGreaterThan(2);
  expect(known).toEqual(unknown);
});
