import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import type { Events } from './events.ts';
import { createPostgresEvents } from './postgres-events.ts';

let database: TestDatabase;
let sender: Events;
let hearer: Events;
const log = createLog({ logLevel: 'silent' });

beforeAll(async () => {
  database = await createTestDatabase();
  sender = await createPostgresEvents(database.settings, log);
  hearer = await createPostgresEvents(database.settings, log);
});
afterAll(async () => {
  await Promise.all([sender.close(), hearer.close()]);
  await database.close();
});

function collect(events: Events): string[][] {
  const heard: string[][] = [];
  events.listen('sessionEnded', ({ sessionIds }) => heard.push(sessionIds));
  return heard;
}

test('another process hears an event once its transaction commits', async () => {
  const heard = collect(hearer);
  await database.db.transaction().execute(async (transaction) => {
    await sender.publish(transaction, 'sessionEnded', { sessionIds: ['first'] });
    await sender.publish(database.db, 'sessionEnded', { sessionIds: ['outside'] });
    await expect.poll(() => heard).toEqual([['outside']]);
  });
  await expect.poll(() => heard).toEqual([['outside'], ['first']]);
});

test('nobody hears of a transaction that was rolled back', async () => {
  const heard = collect(hearer);
  const failing = database.db.transaction().execute(async (transaction) => {
    await sender.publish(transaction, 'sessionEnded', { sessionIds: ['never'] });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await sender.publish(database.db, 'sessionEnded', { sessionIds: ['next'] });
  await expect.poll(() => heard).toEqual([['next']]);
});

test('an event may follow the commit, but not one that takes rights away: that comes with it', async () => {
  const heard: string[] = [];
  hearer.listen('draftsChanged', ({ authorId }) => heard.push(authorId));
  hearer.listen('rightsChanged', ({ personIds }) => heard.push(...personIds));
  const single = connect(database.settings, () => {}, 1);
  await inTransaction(single.db, async (transaction) => {
    await sender.publish(transaction, 'draftsChanged', { authorId: 'following' });
    await sender.publish(transaction, 'rightsChanged', { personIds: ['with it'] });
  });
  // Nothing else can be sent from now on.
  const held = await single.pool.connect();
  await expect.poll(() => heard).toEqual(['with it']);
  held.release();
  await expect.poll(() => heard).toEqual(['with it', 'following']);
  await single.close();
});

test('an event that cannot be sent at first is sent as soon as it can', async () => {
  const heard = collect(hearer);
  const single = connect(database.settings, () => {}, 1);
  const held = await single.pool.connect();
  single.pool.options.connectionTimeoutMillis = 20;
  await sender.publish(single.db, 'sessionEnded', { sessionIds: ['late'] });
  await delay(400);
  held.release();
  await sender.publish(database.db, 'sessionEnded', { sessionIds: ['next'] });
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([['late'], ['next']]);
  await single.close();
});

test('no event follows a transaction that failed', async () => {
  const heard = collect(hearer);
  const failing = inTransaction(database.db, async (transaction) => {
    await sender.publish(transaction, 'sessionEnded', { sessionIds: ['never'] });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await sender.publish(database.db, 'sessionEnded', { sessionIds: ['next'] });
  await expect.poll(() => heard).toEqual([['next']]);
});

test('events outside a transaction are heard in the order in which they were sent', async () => {
  const heard = collect(hearer);
  const names = Array.from({ length: 100 }, (_, index) => `${index}`);
  for (const name of names) {
    await sender.publish(database.db, 'sessionEnded', { sessionIds: [name] });
    await setImmediate();
  }
  await expect.poll(() => heard.flat()).toEqual(names);
});

test('what waits to be sent is sent before the sender is closed', async () => {
  const heard = collect(hearer);
  const closing = await createPostgresEvents(database.settings, log);
  await closing.publish(database.db, 'sessionEnded', { sessionIds: ['last'] });
  await closing.close();
  await expect.poll(() => heard).toEqual([['last']]);
});

test('an event that cannot be sent fails a transaction, but not what is saved already', async () => {
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

test('an event larger than a notification arrives whole, whatever its characters', async () => {
  const heard = collect(hearer);
  const sessionIds = Array.from({ length: 500 }, (_, index) => `消防 ${index} 🔥 ${'x'.repeat(40)}`);
  await sender.publish(database.db, 'sessionEnded', { sessionIds });
  await expect.poll(() => heard).toEqual([sessionIds]);
});

test('a broken connection comes back by itself, and listeners are told of the gap', async () => {
  const heard = collect(hearer);
  const gaps: boolean[] = [];
  hearer.onGap(() => gaps.push(hearer.listening));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'eptw events' and datname = current_database()`.execute(database.db);
  await expect.poll(() => gaps, { timeout: 10_000 }).toEqual([false, true]);
  await sender.publish(database.db, 'sessionEnded', { sessionIds: ['after'] });
  await expect.poll(() => heard).toEqual([['after']]);
});

test('who stops listening hears nothing more', async () => {
  const heard: unknown[] = [];
  const stop = hearer.listen('sessionEnded', (event) => heard.push(event));
  const others = collect(hearer);
  stop();
  await sender.publish(database.db, 'sessionEnded', { sessionIds: ['late'] });
  await expect.poll(() => others).toEqual([['late']]);
  expect(heard).toEqual([]);
});
