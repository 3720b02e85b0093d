import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ introspection: false, costLimit: 100 });
});
afterAll(() => server.close());

const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  server.app.inject({ method: 'POST', url: '/graphql', headers, payload });
const ask = (query: string) => post(JSON.stringify({ query }));
const readErrorCode = (response: { json(): unknown }) =>
  (response.json() as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;

test.each([
  '{"query": ',
  '[{"query": "{ __typename }"}]',
  '"text"',
  '{}',
  '{"query": "{ __typename }", "variables": 3}',
])('%s is refused as bad input', async (payload) => {
  const response = await post(payload);
  expect(response.statusCode).toBe(400);
  expect(readErrorCode(response)).toBe('BAD_INPUT');
});

test('refuses five megabytes of text with a sentence, also over a network', async () => {
  const address = await server.listen();
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }', variables: { text: 'x'.repeat(5_000_000) } }),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('larger than 64 kB'), extensions: { code: 'TOO_LARGE' } }],
  });
});

test.each([
  [/depth limit/, `{ ${'... { '.repeat(14)} __typename ${'}'.repeat(14)} }`],
  [/Aliases limit/, `{ ${Array.from({ length: 150 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
  [
    /Cost limit/,
    `{ ${Array.from({ length: 15 }, (_, index) => `a${index}: getSites { items { _id code name timeZone } count }`).join(' ')} }`,
  ],
  [/more than 200 fields/, `{ ${'getSites { items { code } } '.repeat(70)} }`],
  [/too many tokens|more that \d+ tokens/i, `{ ${'__typename '.repeat(5_000)} }`],
  [/nested too deeply|more that \d+ tokens/i, '{ a '.repeat(9_000)],
  [/nested too deeply|more that \d+ tokens/i, `{ getSites(limit: ${'['.repeat(9_900)}`],
  [/depth limit/, `{ ${'a { '.repeat(190)} b ${'}'.repeat(190)} }`],
  [/spread .*within itself/, '{ ...a } fragment a on Query { ...a }'],
  [/introspection/, '{ __schema { __typename } }'],
  [/Cannot query field/, '{ getSitez { count } }'],
])('refuses a document for %s', async (message, query) => {
  const response = await ask(query);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    errors: [{ message: expect.stringMatching(message), extensions: { code: 'BAD_INPUT' } }],
  });
});

test('a refusal does not reveal existing names', async () => {
  expect((await ask('{ getSitez { count } }')).body).not.toContain('getSites');
});

test('an unexpected error is masked, and its correlation id is in the response', async () => {
  const broken = await startTestApp({ logLevel: 'silent' });
  await sql`alter table site rename to elsewhere`.execute(broken.database.db);
  const response = await broken.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-1234' },
    payload: JSON.stringify({ query: '{ getSites { count } }' }),
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['x-request-id']).toBe('request-1234');
  expect(response.json()).toMatchObject({
    data: null,
    errors: [{ message: 'Something went wrong', extensions: { code: 'FAILED', correlationId: 'request-1234' } }],
  });
  await broken.close();
});

test('refuses invalid variables without repeating them', async () => {
  const query = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { code } }';
  const response = await post(JSON.stringify({ query, variables: { email: 'a@b.example', password: ['secret'] } }));
  expect(readErrorCode(response)).toBe('BAD_INPUT');
  expect(response.body).not.toContain('secret');
});

test('the process is up and the database is ready', async () => {
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('only scripts of our own origin may run', async () => {
  const { headers } = await server.app.inject('/healthz');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("img-src 'self' data: blob:");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(), microphone=()'),
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('https is forced for a year where the public URL has it, and nowhere else', async () => {
  expect((await server.app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
  const secure = await startTestApp({ publicUrl: 'https://permits.example' });
  const { headers } = await secure.app.inject('/healthz');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});

test.each([
  ['a response', () => ask('{ getSites { count } }')],
  ['a refusal', () => post('{')],
  ['an unknown address', () => server.app.inject('/nothing')],
  ['the health of the program', () => server.app.inject('/healthz')],
])('forbids caching of %s', async (_title, answer) => {
  const { headers } = await answer();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a GET request runs no operation', async () => {
  const response = await server.app.inject({ url: '/graphql?query=mutation{logout{success}}' });
  expect(response.statusCode).toBe(405);
});

test.each(['TRACE', 'PUT', 'DELETE'] as const)('%s is not accepted as a request', async (method) => {
  const response = await server.app.inject({ method: method as 'PUT', url: '/graphql' });
  expect(response.statusCode).toBe(404);
});
