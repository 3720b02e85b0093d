import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashPassword } from '../password.ts';
import { testPassword } from '../../../testing/fill-database.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testPeople } from '../../../testing/test-people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.database.db.deleteFrom('try_count').execute();
  await server.database.db.deleteFrom('familiar_network').execute();
});
afterAll(() => server.close());

/** Sends one request from this address of the network, and answers the codes of its mutations. */
async function codesOf(query: string, variables: Record<string, string>, remoteAddress: string): Promise<string[]> {
  const payload = { query, variables };
  const response = await server.app.inject({ method: 'POST', url: '/graphql', remoteAddress, payload });
  return Object.values(response.json<{ data: Record<string, { code: string }> }>().data).map(({ code }) => code);
}

async function codeOf(mutation: string, remoteAddress: string): Promise<string> {
  return (await codesOf(`mutation { answer: ${mutation} { code } }`, {}, remoteAddress))[0] ?? '';
}

const logins = 10;
const manyLogins = `mutation (${numbered((number) => `$email${number}: String!`)}) {
  ${numbered((number) => `n${number}: login(email: $email${number}, password: "guess") { code }`)}
}`;

function numbered(textOf: (number: number) => string): string {
  return Array.from({ length: logins }, (_, number) => textOf(number)).join(' ');
}

const signIn = (email: string, password: string, from: string) =>
  codeOf(`login(email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)})`, from);

/** Codes by how often they were answered. */
async function count(answers: Promise<string>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const code of await Promise.all(answers)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** What tells other processes of changes is sent some time after the request that made them. */
const tellsLater = (statement: string) => statement.includes('pg_notify');

/** The statements that the database is sent for the request that this makes. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const sent = query.mock.calls as unknown as [string | { text: string }][];
    const statements = sent.map(([config]) => (typeof config === 'string' ? config : config.text));
    return statements.filter((statement) => !tellsLater(statement));
  } finally {
    query.mockRestore();
  }
}

test('ten thousand tries from one network look at a hundred passwords, whatever accounts they name', async () => {
  const answers: Record<string, number> = {};
  for (let sent = 0; sent < 10_000; sent += logins) {
    const emails = Array.from({ length: logins }, (_, index) => [
      `email${index}`,
      `number.${sent + index}@fab.example`,
    ]);
    const codes = await codesOf(manyLogins, Object.fromEntries(emails) as Record<string, string>, '203.0.113.9');
    for (const code of codes) answers[code] = (answers[code] ?? 0) + 1;
  }
  expect(answers).toEqual({ UNAUTHENTICATED: 100, RATE_LIMITED: 9_900 });
  expect(await signIn(testPeople.host.email, testPassword, '198.51.100.7')).toBe('OK');
}, 120_000);

test('one account is not tried out from everywhere, and its owner gets in where they did before', async () => {
  const { email } = testPeople.manager;
  const home = '198.51.100.20';
  expect(await signIn(email, testPassword, home)).toBe('OK');
  const tries = Array.from({ length: 60 }, (_, index) => signIn(email, 'guess', `203.0.113.${index}`));
  expect(await count(tries)).toEqual({ UNAUTHENTICATED: 30, RATE_LIMITED: 30 });
  expect(await signIn(email, testPassword, '203.0.113.200')).toBe('RATE_LIMITED');
  expect(await signIn(email, testPassword, home)).toBe('OK');
});

test('after an hour the account can be tried from everywhere again', async () => {
  const { email } = testPeople.pm;
  await count(Array.from({ length: 40 }, (_, index) => signIn(email, 'guess', `203.0.113.${index}`)));
  server.setClock(new Date(Date.now() + 61 * 60_000));
  expect(await signIn(email, testPassword, '203.0.113.200')).toBe('OK');
  server.setClock(undefined);
});

test('whoever signs in rightly is not counted against the network', async () => {
  const people = ['host', 'foreignPm', 'requestor', 'closer'] as const;
  for (let round = 0; round < 30; round++)
    for (const person of people)
      expect(await signIn(testPeople[person].email, testPassword, '198.51.100.30')).toBe('OK');
});

test('the addresses of one IPv6 network count as one', async () => {
  const tries = Array.from({ length: 10 }, (_, index) =>
    signIn('somebody@fab.example', 'guess', `2001:db8::${index + 1}`),
  );
  expect(await count(tries)).toEqual({ UNAUTHENTICATED: 5, RATE_LIMITED: 5 });
});

test('mails are asked for five times for one address, whether or not somebody has it', async () => {
  for (const [index, email] of [testPeople.lss.email, 'nobody@contractor.example'].entries()) {
    const asked = Array.from({ length: 8 }, () =>
      codeOf(`forgetPassword(email: ${JSON.stringify(email)})`, `203.0.113.${index}`),
    );
    expect(await count(asked)).toEqual({ OK: 5, RATE_LIMITED: 3 });
  }
});

test('a hundred passwords wait to be hashed, and no more', async () => {
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
])('%s sends the database the same statements for known and unknown addresses', async (_name, mutation) => {
  const at = (email: string) => statementsOf(() => codeOf(mutation(email), '198.51.100.40'));
  await at('warming.up@contractor.example');
  const unknown = await at('never.seen@contractor.example');
  const known = await at(testPeople.supervisor.email);
  expect(unknown.length).toBeGreaterThan(2);
  expect(known).toEqual(unknown);
});
