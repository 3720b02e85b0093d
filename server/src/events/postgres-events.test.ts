import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../observability/log.ts';
import type { Events } from './events.ts';
import { createPostgresEvents } from './postgres-events.ts';

let database: TestDatabase;
let sender: Events;
let receiver: Events;
const log = createLog({ logLevel: 'silent' });

beforeAll(async () => {
  database = await createTestDatabase();
  sender = await createPostgresEvents(database.settings, log);
  receiver = await createPostgresEvents(database.settings, log);
});
afterAll(async () => {
  await Promise.all([sender.close(), receiver.close()]);
  await database.close();
});

function collect(events: Events): string[][] {
  const received: string[][] = [];
  events.listen('sessionEnded', ({ sessionIds }) => received.push(sessionIds));
  return received;
}

test('another process receives an event once its transaction commits', async () => {
  const received = collect(receiver);
  await database.db.transaction().execute(async (transaction) => {
    await sender.publish(transaction, 'sessionEnded', { sessionIds: ['first'] });
    await sender.publish(database.db, 'sessionEnded', { sessionIds: ['outside'] });
    await expect.poll(() => received).toEqual([['outside']]);
  });
  await expect.poll(() => received).toEqual([['outside'], ['first']]);
});

test('no event is sent for a transaction that was rolled back', async () => {
  const received = collect(receiver);
  const failing = database.db.transaction().execute(async (transaction) => {
    await sender.publish(transaction, 'sessionEnded', { sessionIds: ['never'] });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await sender.publish(database.db, 'sessionEnded', { sessionIds: ['next'] });
  await expect.poll(() => received).toEqual([['next']]);
});

test('an event may follow the commit, but one that removes rights is sent with it', async () => {
  const received: string[] = [];
  receiver.listen('draftsChanged', ({ authorId }) => received.push(authorId));
  receiver.listen('rightsChanged', ({ personIds }) => received.push(...personIds));
  const single = connect(database.settings, () => {}, 1);
  await inTransaction(single.db, async (transaction) => {
    await sender.publish(transaction, 'draftsChanged', { authorId: 'following' });
    await sender.publish(transaction, 'rightsChanged', { personIds: ['with it'] });
  });
  // No other event can be sent from now on.
  const held = await single.pool.connect();
  await expect.poll(() => received).toEqual(['with it']);
  held.release();
  await expect.poll(() => received).toEqual(['with it', 'following']);
  await single.close();
});

test('an event that cannot be sent at first is sent as soon as possible', async () => {
  const received = collect(receiver);
  const logged: string[] = [];
  const warnings = createLog({ logLevel: 'warn' }, { write: (line) => logged.push(line) });
  const hindered = await createPostgresEvents(database.settings, warnings);
  const single = connect(database.settings, () => {}, 1);
  const held = await single.pool.connect();
  single.pool.options.connectionTimeoutMillis = 20;
  await hindered.publish(single.db, 'sessionEnded', { sessionIds: ['late'] });
  await expect.poll(() => logged.join('')).toContain('Events could not be sent; retrying');
  held.release();
  await hindered.publish(database.db, 'sessionEnded', { sessionIds: ['next'] });
  await expect.poll(() => received).toEqual([['late'], ['next']]);
  await hindered.close();
  await single.close();
});

test('no event follows a transaction that failed', async () => {
  const received = collect(receiver);
  const failing = inTransaction(database.db, async (transaction) => {
    await sender.publish(transaction, 'sessionEnded', { sessionIds: ['never'] });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await sender.publish(database.db, 'sessionEnded', { sessionIds: ['next'] });
  await expect.poll(() => received).toEqual([['next']]);
});

test('events outside a transaction arrive in the order in which they were sent', async () => {
  const received = collect(receiver);
  const names = Array.from({ length: 100 }, (_, index) => `${index}`);
  for (const name of names) {
    await sender.publish(database.db, 'sessionEnded', { sessionIds: [name] });
    await setImmediate();
  }
  await expect.poll(() => received.flat()).toEqual(names);
});

test('queued events are sent before the sender closes', async () => {
  const received = collect(receiver);
  const closing = await createPostgresEvents(database.settings, log);
  await closing.publish(database.db, 'sessionEnded', { sessionIds: ['last'] });
  await closing.close();
  await expect.poll(() => received).toEqual([['last']]);
});

test('an event that cannot be sent fails a transaction, but not data that is already saved', async () => {
  const event = { sessionIds: ['unheard'] };
  const unreachable = connect({ host: '/nowhere', user: 'nobody', database: 'none' }, () => {});
  const unheard = await createPostgresEvents(database.settings, log);
  await expect(unheard.publish(unreachable.db, 'sessionEnded', event)).resolves.toBeUndefined();
  await unheard.close();
  await unreachable.close();
  const failing = database.db.transaction().execute(async (transaction) => {
    await sql`select 1 / 0`.execute(transaction).catch(() => {});
    await sender.publish(transaction, 'sessionEnded', event);
  });
  await expect(failing).rejects.toThrow('current transaction is aborted');
});

test('an event larger than a notification arrives complete, whatever its characters', async () => {
  const received = collect(receiver);
  const sessionIds = Array.from({ length: 500 }, (_, index) => `消防 ${index} 🔥 ${'x'.repeat(40)}`);
  await sender.publish(database.db, 'sessionEnded', { sessionIds });
  await expect.poll(() => received).toEqual([sessionIds]);
});

test('a broken connection is restored, and listeners are notified of the gap', async () => {
  const received = collect(receiver);
  const gaps: boolean[] = [];
  receiver.onGap(() => gaps.push(receiver.listening));
  const brokenAt = receiver.record.now();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'eptw events' and datname = current_database()`.execute(database.db);
  await expect.poll(() => gaps, { timeout: 10_000 }).toEqual([false, true]);
  expect(receiver.record.completeSince).toBeGreaterThan(brokenAt);
  await sender.publish(database.db, 'sessionEnded', { sessionIds: ['after'] });
  await expect.poll(() => received).toEqual([['after']]);
});

test('a removed listener receives nothing more', async () => {
  const received: unknown[] = [];
  const stop = receiver.listen('sessionEnded', (event) => received.push(event));
  const others = collect(receiver);
  stop();
  await sender.publish(database.db, 'sessionEnded', { sessionIds: ['late'] });
  await expect.poll(() => others).toEqual([['late']]);
  expect(received).toEqual([]);
});
