import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPassword } from '../testing/fill-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let server: TestApp;
let lines: string[] = [];
beforeAll(async () => {
  server = await startTestApp({ logLevel: 'info' }, { write: (line) => lines.push(line) });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => server.close());

const listLogged = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'security');
const login = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { code } }';

test('logs every sign-in attempt with time, network address, account and outcome', async () => {
  const { email } = testUsers.host;
  await server.client().query(login, { email, password: testPassword });
  await server.client().query(login, { email, password: 'typed-guess' });
  await server.client().query(login, { email: 'typed-name@fab.example', password: 'typed-guess' });
  const personId = server.ids.users.host;
  const attempts = listLogged().filter(({ event }) => event === 'sign-in');
  expect(attempts).toMatchObject([
    { way: 'password', outcome: 'signed in', personId },
    { way: 'password', outcome: 'wrong password', personId },
    { way: 'password', outcome: 'no such account' },
  ]);
  expect(attempts[0]).toMatchObject({
    time: expect.stringMatching(/Z$/),
    clientAddress: '127.0.0.1',
    reqId: expect.any(String),
  });
  for (const typed of ['typed', email, testPassword]) expect(lines.join('')).not.toContain(typed);
});

test('logs too many attempts', async () => {
  for (let attempt = 0; attempt < 6; attempt++)
    await server.client().query(login, { email: 'many@fab.example', password: 'no' });
  expect(listLogged()).toContainEqual(expect.objectContaining({ event: 'sign-in', outcome: 'too many tries' }));
});

test('logs a guess at the old password in an open session', async () => {
  const change = 'mutation ($old: String!) { changePassword(oldPassword: $old, newPassword: "typed anew") { code } }';
  const client = await server.as('manager');
  for (let attempt = 0; attempt < 6; attempt++) await client.query(change, { old: `typed ${attempt}` });
  const personId = server.ids.users.manager;
  const attempts = listLogged().filter(({ event }) => event === 'sign-in');
  expect(attempts).toMatchObject([
    ...Array.from({ length: 5 }, () => ({ way: 'old password', outcome: 'wrong password', personId })),
    { way: 'old password', outcome: 'too many tries', personId },
  ]);
  expect(lines.join('')).not.toContain('typed');
});

test('logs a refused operation, but no permitted read', async () => {
  const host = await server.as('host');
  await host.query('{ getSettings { code } }');
  await server.client().query('{ getPermits { count } }');
  await host.query('{ getPermits { count } }');
  const unknown = '00000000-0000-4000-8000-000000000000';
  await host.query('query ($id: ID!) { getPermit(id: $id) { code } }', { id: unknown });
  expect(listLogged()).toMatchObject([
    { operation: 'getSettings', code: 'FORBIDDEN', personId: server.ids.users.host, role: 'User' },
    { operation: 'getPermits', code: 'UNAUTHENTICATED' },
    { operation: 'getPermit', code: 'NOT_FOUND', personId: server.ids.users.host },
  ]);
  expect(lines.join('')).not.toContain(unknown);
});

test.each([
  ['a PDF of an unknown permit', { url: '/pdf/00000000-0000-4000-8000-000000000000' }, '/pdf/:id', 'NOT_FOUND'],
  ['an unknown report', { url: '/reports/none.csv' }, '/reports/:file', 'NOT_FOUND'],
  ['an export', { method: 'POST', url: '/exports/users.csv', payload: {} }, '/exports/:file', 'FORBIDDEN'],
  ['an unknown export', { method: 'POST', url: '/exports/none.csv', payload: {} }, '/exports/:file', 'NOT_FOUND'],
  ['an invalid request', { method: 'POST', url: '/graphql', payload: [] }, '/graphql', 'BAD_INPUT'],
  ['an invalid document', { method: 'POST', url: '/graphql', payload: { query: '{' } }, '/graphql', 'BAD_INPUT'],
] as const)('%s that is refused is logged once, with the user', async (_title, request, route, code) => {
  const host = await server.as('requestor');
  const headers = { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' };
  const { payload, ...rest } = { payload: undefined, method: 'GET', ...request } as const;
  await server.app.inject({ ...rest, headers, ...(payload && { payload: JSON.stringify(payload) }) });
  expect(listLogged()).toEqual([
    expect.objectContaining({ event: 'refusal', route, code, personId: server.ids.users.requestor }),
  ]);
});

test('logs an invalid file link with the network address, because no user is known', async () => {
  await server.app.inject('/files/none.png?expires=1&signature=x');
  expect(listLogged()).toMatchObject([
    { event: 'refusal', route: '/files/:name', code: 'NOT_FOUND', clientAddress: '127.0.0.1' },
  ]);
});

test('logs every change with its user and session', async () => {
  const client = await server.as('superAdmin');
  await client.query('mutation { updateSettings(data: { timerCount: 7200 }) { code } }');
  expect(listLogged()).toMatchObject([
    {
      operation: 'updateSettings',
      code: 'OK',
      personId: server.ids.users.superAdmin,
      sessionId: expect.any(String),
    },
  ]);
});

test('input from callers cannot start a new log line', async () => {
  const forged = 'x\n{"level":"info","msg":"security","event":"sign-in","outcome":"signed in"}';
  await server.app.inject({
    method: 'POST',
    url: '/graphql?a\n{}',
    headers: { 'content-type': 'application/json', 'x-request-id': forged },
    payload: JSON.stringify({ query: 'query A { getSites { count } }', operationName: forged }),
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line.trim().split('\n')).toHaveLength(1);
  expect(listLogged()).toMatchObject([{ event: 'refusal', code: 'BAD_INPUT' }]);
});

test('logs who exported a list and how many rows, but none of its content', async () => {
  const admin = await server.as('superAdmin');
  const headers = { authorization: `Bearer ${admin.token}` };
  const payload = { sortBy: 'code' };
  await server.app.inject({ method: 'POST', url: '/exports/sites.csv', headers, payload });
  await server.app.inject({ method: 'POST', url: '/exports/users.csv', payload: {} });
  expect(listLogged()).toMatchObject([
    { event: 'export', list: 'sites', format: 'csv', rows: 2, personId: server.ids.users.superAdmin },
    { event: 'refusal', route: '/exports/:file', code: 'UNAUTHENTICATED' },
  ]);
  expect(lines.join('')).not.toContain('F10N');
});
