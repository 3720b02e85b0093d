import { once } from 'node:events';
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { connect } from '../database/connect.ts';
import { createConnectionSockets } from '../database/connection-sockets.ts';
import { toConnectionString } from '../database/testing/server.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { createLog } from '../observability/log.ts';
import { createPostgresEvents } from './postgres-events.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/**
 * A proxy to the database that can stop responding, as when its host loses power: nothing signals that a connection
 * is dead.
 */
async function openProxy() {
  const address = new URL(toConnectionString(database.settings));
  const socket = `${address.searchParams.get('host')}/.s.PGSQL.${address.port || 5432}`;
  const ends: Socket[] = [];
  let silent = false;
  const server = createServer((near) => {
    const far = dial(socket);
    ends.push(near, far);
    for (const end of [near, far]) end.on('error', () => {});
    near.on('data', (data) => silent || far.write(data));
    far.on('data', (data) => silent || near.write(data));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines = createConnectionSockets();
  return {
    lines,
    settings: {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      user: address.username,
      database: address.pathname.slice(1),
      stream: lines.open,
    },
    fallSilent: () => (silent = true),
    /** Another host has the address now, without the former connections. */
    restore() {
      silent = false;
      for (const end of ends.splice(0)) end.destroy();
    },
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

test('a database that stops responding is disconnected: pending queries fail, listeners are notified, and both recover', async () => {
  const proxy = await openProxy();
  const { db, close } = connect(proxy.settings, () => {});
  const events = await createPostgresEvents(proxy.settings, createLog({ logLevel: 'silent' }), proxy.lines.destroyAll, {
    intervalMs: 100,
    maxUnanswered: 3,
  });
  const gaps: boolean[] = [];
  events.onGap(() => gaps.push(events.listening));
  await sql`select 1`.execute(db);
  expect(events.listening).toBe(true);

  proxy.fallSilent();
  const failure: unknown = await sql`select 1`.execute(db).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await expect.poll(() => gaps).toEqual([false]);

  proxy.restore();
  await expect.poll(() => gaps, { timeout: 20_000 }).toEqual([false, true]);
  const received: string[] = [];
  events.listen('draftsChanged', ({ authorId }) => received.push(authorId));
  await events.publish(db, 'draftsChanged', { authorId: 'after' });
  await expect.poll(() => received).toEqual(['after']);
  await events.close();
  await close();
  proxy.close();
});

test('a database that is only slow is not disconnected', async () => {
  const proxy = await openProxy();
  let cut = 0;
  const events = await createPostgresEvents(proxy.settings, createLog({ logLevel: 'silent' }), () => (cut += 1), {
    intervalMs: 200,
    maxUnanswered: 3,
  });
  const { db, close } = connect(proxy.settings, () => {});
  await sql`select pg_sleep(1)`.execute(db);
  // Nor is it after the process itself was busy for a long time.
  const until = performance.now() + 1_000;
  while (performance.now() < until);
  await sql`select 1`.execute(db);
  expect(cut).toBe(0);
  expect(events.listening).toBe(true);
  await events.close();
  await close();
  proxy.close();
});
