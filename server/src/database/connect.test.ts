import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';
import { connect, connectionTimeoutMs, type Connection } from './connect.ts';
import { createHeldStatement } from './prepared-statements.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let connection: Connection;
let received: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.settings, (error) => received.push(error.message), 1);
});

beforeEach(() => (received = []));

afterAll(async () => {
  await connection.close();
  await database.close();
});

/** As when PostgreSQL is killed. */
async function breakConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
}

test('a connection that breaks in a transaction fails only that transaction', async () => {
  const broken = connection.db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await breakConnections();
    await expect.poll(() => received).not.toEqual([]);
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(connection.db)).rows).toEqual([{ one: 1 }]);
});

test('a connection that breaks while idle is replaced and reported', async () => {
  await sql`select 1`.execute(connection.db);
  await breakConnections();
  await expect.poll(() => connection.pool.totalCount).toBe(0);
  expect((await sql`select 1 as one`.execute(connection.db)).rows).toEqual([{ one: 1 }]);
  expect(received).not.toEqual([]);
});

test('does not wait for a database that accepts a connection but never responds', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { db, pool, close } = connect({ host: '127.0.0.1', port, user: 'eptw', database: 'eptw' }, () => {});
  expect(pool.options.connectionTimeoutMillis).toBe(connectionTimeoutMs);
  pool.options.connectionTimeoutMillis = 50;
  const failure: unknown = await sql`select 1`.execute(db).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await close();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

const setComment = createHeldStatement('test of held', sql`select set_config('eptw.test', $1, true)`);
const divide = createHeldStatement('test of failing', sql`select 1 / $1::integer`);

test('a connection that breaks while statements are sent together fails that transaction alone', async () => {
  const broken = connection.db.transaction().execute(async (transaction) => {
    await setComment(transaction, 'held');
    await sql`select pg_sleep(60)`.execute(transaction);
  });
  const failure = expect(broken).rejects.toThrow();
  const isAsleep = async () =>
    (await sql`select from pg_stat_activity where query like 'select pg_sleep%'`.execute(database.db)).rows.length;
  await expect.poll(isAsleep).toBe(1);
  await breakConnections();
  await failure;
  expect((await sql`select 1 as one`.execute(connection.db)).rows).toEqual([{ one: 1 }]);
});

test('a held statement runs before the next one of its transaction', async () => {
  const rows = await connection.db.transaction().execute(async (transaction) => {
    await setComment(transaction, 'held');
    return (await sql`select current_setting('eptw.test') as comment`.execute(transaction)).rows;
  });
  expect(rows).toEqual([{ comment: 'held' }]);
});

test('what follows a held statement that fails, fails as it does, and nothing of the transaction stays', async () => {
  await sql`create table test_of_held (id integer)`.execute(connection.db);
  const failing = connection.db.transaction().execute(async (transaction) => {
    await sql`insert into test_of_held values (1)`.execute(transaction);
    await divide(transaction, 0);
    await sql`insert into test_of_held values (2)`.execute(transaction);
  });
  await expect(failing).rejects.toThrow('division by zero');
  const last = connection.db.transaction().execute((transaction) => divide(transaction, 0));
  await expect(last, 'a commit follows it, too').rejects.toThrow('division by zero');
  expect((await sql`select id from test_of_held`.execute(connection.db)).rows).toEqual([]);
});
