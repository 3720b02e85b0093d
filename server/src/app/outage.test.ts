import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { connect, type Connection } from '../database/connect.ts';
import type { LocalPostgres } from '@eptw/local-postgres/start';
import { killPostmaster, openTestWorkspace } from '@eptw/local-postgres/testing/workspace';
import { migrateToLatest } from '../database/migrate.ts';
import { toConnectionString } from '../database/testing/server.ts';
import { verifyHistory } from '../features/history/service.ts';
import { hashToken } from '../features/sessions/session-registry.ts';
import { insertSession } from '../features/sessions/store.ts';
import { databaseUnavailable } from '../graphql/errors.ts';
import { startBalancer } from '../testing/balancer.ts';
import { fillDatabase, type TestIds } from '../testing/fill-database.ts';
import { writeWithRetries } from '../testing/retrying-writers.ts';
import { decisions, type GetClient, type WrittenPermit } from '../testing/permit-writers.ts';
import { clientAt, killPrograms, startProgram, type Program } from '../testing/program.ts';
import { testUsers, type TestUser } from '../testing/test-users.ts';

const workplace = openTestWorkspace();
let postgres: LocalPostgres;
let connection: Connection;
let ids: TestIds;
const tokens = new Map<TestUser, string>();
/** On a busy machine a process alone may take ten seconds to start. */
const timeoutMs = 120_000;

let firstProgram: Program;
let secondProgram: Program;
/** Everything written so far. */
const written: WrittenPermit[] = [];

/** A durable PostgreSQL only for this test, with signed-in users, and two processes on it. */
beforeAll(async () => {
  postgres = await workplace.start();
  connection = connect(postgres.connection, () => {});
  await migrateToLatest(connection);
  ids = await fillDatabase(connection.db);
  for (const person of Object.keys(testUsers) as TestUser[]) {
    const token = randomBytes(16).toString('hex');
    await insertSession(connection.db, ids.users[person], hashToken(token), new Date());
    tokens.set(person, token);
  }
  const settings = { DATABASE_URL: toConnectionString(postgres.connection), DATA_DIR: workplace.dataDirectory };
  [firstProgram, secondProgram] = await Promise.all([startProgram(settings), startProgram(settings)]);
}, timeoutMs);

afterAll(async () => {
  killPrograms();
  await connection.close();
  await workplace.close();
});

const clientsAt =
  (address: string): GetClient =>
  (person) =>
    clientAt(address, tokens.get(person) ?? '');

/** A socket with a subscription to changed permits. */
interface Subscriber {
  client: Client;
  /** The ids of the permits whose changes it has received. */
  received: Set<string>;
  /** How often it has connected. */
  countConnections: () => number;
}

/**
 * Subscribes to changed permits, and reconnects whenever the connection breaks, as a browser does: each time to those
 * since the process acknowledged the connection, so that none is missed from then on.
 */
function watch(address: string): Subscriber {
  const received = new Set<string>();
  const extensions: { since?: number } = {};
  let connections = 0;
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: tokens.get('superAdmin') ?? '' },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => delay(100),
  });
  client.on('connected', (_socket, acknowledgement) => {
    extensions.since = (acknowledgement as { now: number }).now;
    connections += 1;
  });
  client.subscribe<{ permitChanged: { _id: string } }>(
    { query: 'subscription { permitChanged { _id } }', extensions },
    { next: ({ data }) => data && received.add(data.permitChanged._id), error: () => {}, complete: () => {} },
  );
  return { client, received, countConnections: () => connections };
}

/** Every permit exists once, and its history has exactly the actions that users took. */
async function expectWhole(): Promise<void> {
  const { db } = connection;
  const entries = await db.selectFrom('history_entry').select(['permit_id', 'action']).execute();
  const actions = ['create', ...decisions.map(({ action }) => action)].toSorted();
  for (const { created } of written) {
    const own = entries.filter((entry) => entry.permit_id === created?.id).map(({ action }) => action);
    expect(own.toSorted()).toEqual(actions);
  }
  expect(await verifyHistory(db)).toEqual({ permits: written.length, entries: written.length * 4, broken: [] });
}

/** The socket, once it has connected so many times, receives all changes that users make from then on. */
async function expectReceived({ received, countConnections }: Subscriber, connections: number, address: string) {
  await expect.poll(countConnections).toBeGreaterThanOrEqual(connections);
  const ignore = () => {};
  const permits = await writeWithRetries({
    getClient: clientsAt(address),
    ids,
    onResponse: ignore,
    onFailure: ignore,
  });
  written.push(...permits);
  await expect.poll(() => permits.filter(({ created }) => !received.has(created?.id ?? ''))).toEqual([]);
}

/** Resolves after this many responses. */
function countdown(answers: number) {
  let count = 0;
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { reached, count: () => (count += 1) === answers && reach() };
}

test(
  'when one of two processes is killed under load, nothing confirmed is lost, and callers and sockets continue with the other',
  async () => {
    const balancer = await startBalancer();
    // The socket must be on the process that is killed.
    balancer.routeTo(firstProgram.address);
    const subscriber = watch(balancer.address);
    await expect.poll(subscriber.countConnections).toBe(1);
    balancer.routeTo(firstProgram.address, secondProgram.address);

    const killTime = countdown(8);
    const refused: string[] = [];
    const writing = writeWithRetries({
      getClient: clientsAt(balancer.address),
      ids,
      onResponse: killTime.count,
      onFailure: ({ text, unanswered }) => unanswered || refused.push(text),
    });
    await killTime.reached;
    await firstProgram.kill();
    written.push(...(await writing));

    await expectWhole();
    // Some got no response and repeated the request; none was refused.
    expect(refused).toEqual([]);
    await expectReceived(subscriber, 2, balancer.address);
    await subscriber.client.dispose();
    await balancer.close();
  },
  timeoutMs,
);

test(
  'when PostgreSQL is killed and unavailable for a while under load, callers get an error and work resumes without a restart',
  async () => {
    const killTime = countdown(6);
    const stopTime = countdown(14);
    const failures = new Set<string>();
    const writing = writeWithRetries({
      getClient: clientsAt(secondProgram.address),
      ids,
      onResponse: () => (killTime.count(), stopTime.count()),
      onFailure: ({ text }) => failures.add(text),
    });
    await killTime.reached;
    killPostmaster(postgres.directory);
    await stopTime.reached;
    await postgres.stop();

    const answer = await clientAt(secondProgram.address, tokens.get('superAdmin') ?? '').query(
      '{ getSites { count } }',
    );
    expect({ status: answer.status, message: answer.errors?.[0]?.message }).toEqual({
      status: 503,
      message: databaseUnavailable,
    });
    expect((await fetch(`${secondProgram.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${secondProgram.address}/healthz`)).status).toBe(200);
    // A socket that is opened during the outage is not given up.
    const subscriber = watch(secondProgram.address);
    await new Promise<void>((resolve) => subscriber.client.on('closed', () => resolve()));

    postgres = await workplace.start();
    written.push(...(await writing));
    await expectWhole();
    for (const failure of failures) expect(failure).toContain(databaseUnavailable);
    await expectReceived(subscriber, 1, secondProgram.address);
    await subscriber.client.dispose();
    expect((await fetch(`${secondProgram.address}/readyz`)).status).toBe(200);
    expect(await secondProgram.stop()).toBe(0);
  },
  timeoutMs,
);
