import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUnavailable } from '../graphql/errors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ logLevel: 'silent' });
});
afterAll(() => server.close());

test('a request that finds all database connections in use is refused, and the next one is served', async () => {
  const { pool } = server.database;
  const client = await server.as('requestor');
  const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' };
  const ask = () =>
    server.app.inject({ method: 'POST', url: '/graphql', headers, payload: '{"query":"{ getSites { count } }"}' });
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  pool.options.connectionTimeoutMillis = 50;
  const refused = await ask();
  expect({ status: refused.statusCode, body: refused.json<unknown>() }).toMatchObject({
    status: 503,
    body: { errors: [{ message: databaseUnavailable }] },
  });
  const list = await server.app.inject({ url: '/readyz' });
  expect(list.statusCode).toBe(503);
  for (const connection of taken) connection.release();
  expect((await ask()).json()).toMatchObject({ data: { getSites: { count: expect.any(Number) as number } } });
});
