import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let token: string | undefined;
beforeAll(async () => {
  server = await startTestApp({});
  ({ token } = await server.as('requestor'));
});
afterAll(() => server.close());

const largeQuery = `{ ${Array.from({ length: 9 }, (_, index) => `a${index}: getSites { items { _id code name } }`).join(' ')} }`;
const browserEncodings = 'gzip, deflate, br, zstd';

async function ask(query: string, headers: Record<string, string>) {
  const { headers: sent, rawPayload } = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query }),
  });
  return { sent, body: rawPayload };
}

const signedIn = () => ({ authorization: `Bearer ${token ?? ''}` });

test('a large result is compressed for a client that accepts it', async () => {
  const plain = await ask(largeQuery, signedIn());
  const compressed = await ask(largeQuery, { ...signedIn(), 'accept-encoding': browserEncodings });
  expect(compressed.sent).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(compressed.body.length),
  });
  expect(compressed.body.length).toBeLessThan(plain.body.length / 2);
  expect(gunzipSync(compressed.body)).toEqual(plain.body);
});

test.each([
  ['for a client that does not accept it', largeQuery, signedIn, {}],
  ['for a client that refuses it', largeQuery, signedIn, { 'accept-encoding': 'br, gzip;q=0' }],
  ['when it is small', '{ getSites { count } }', signedIn, { 'accept-encoding': browserEncodings }],
  ['for anonymous callers, who receive tokens', largeQuery, () => ({}), { 'accept-encoding': browserEncodings }],
])('a result is not compressed %s', async (_title, query, session, encodings) => {
  const { sent, body } = await ask(query, { ...session(), ...encodings });
  expect(sent).not.toHaveProperty('content-encoding');
  expect(JSON.parse(body.toString())).toHaveProperty('data');
});
