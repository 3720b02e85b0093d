import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { closeGracefully } from './graceful-close.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** A request that waits for the database until `release` is called. */
async function startWaitingRequest(server: TestApp) {
  const address = await server.listen();
  const lock = await server.database.pool.connect();
  await lock.query('begin; lock table site in access exclusive mode');
  const response = fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ getSites { count } }' }),
  });
  await expect
    .poll(async () => {
      const waiting = await sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(server.database.db);
      return waiting.rows.length;
    })
    .toBeGreaterThan(0);
  const release = async () => {
    await lock.query('commit');
    lock.release();
  };
  return { address, response, release };
}

test('finishes a request in flight, and accepts no new ones', async () => {
  const server = await startTestApp();
  const { address, response, release } = await startWaitingRequest(server);
  const closed = closeGracefully(server.app, 30_000);
  await expect.poll(() => fetch(`${address}/healthz`).catch(() => 'refused')).toBe('refused');
  await release();
  expect(await (await response).json()).toEqual({ data: { getSites: { count: 2 } } });
  await closed;
  await server.close();
});

test('a browser that vanished does not delay the shutdown', async () => {
  const server = await startTestApp();
  const { hostname, port } = new URL(await server.listen());
  const clientSocket = connect(Number(port), hostname);
  clientSocket.write(
    ['GET /graphql HTTP/1.1', `host: ${hostname}:${port}`, 'connection: upgrade', 'upgrade: websocket']
      .concat(['sec-websocket-version: 13', 'sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==', '', ''])
      .join('\r\n'),
  );
  const [answer] = await once(clientSocket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 101 /);
  clientSocket.pause();
  // Longer than a test may take.
  await closeGracefully(server.app, 600_000);
  clientSocket.destroy();
  await server.close();
});

test('cuts off a request that takes too long', async () => {
  const server = await startTestApp();
  const { response, release } = await startWaitingRequest(server);
  const cut = expect(response).rejects.toThrow('fetch failed');
  await closeGracefully(server.app, 50);
  await cut;
  await release();
  await server.close();
});
