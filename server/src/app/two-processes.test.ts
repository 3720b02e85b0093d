import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { toConnectionString } from '../database/testing/server.ts';
import { createEmptyDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { fillForm, moveToStatus, samplePermitData, createPermitOrThrow } from '../features/permits/testing/permits.ts';
import { hashToken } from '../features/sessions/session-registry.ts';
import { insertSession } from '../features/sessions/store.ts';
import { fillDatabase, type TestIds } from '../testing/fill-database.ts';
import { killPrograms, startProgram, type Program } from '../testing/program.ts';
import type { TestUser } from '../testing/test-users.ts';

let dataDirectory: string;
let database: TestDatabase;
let ids: TestIds;
let firstProgram: Program;
let secondProgram: Program;

/** Two programs that both start on an empty database. */
beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'eptw-files-'));
  database = await createEmptyDatabase();
  const settings = { DATABASE_URL: toConnectionString(database.settings), DATA_DIR: dataDirectory };
  [firstProgram, secondProgram] = await Promise.all([startProgram(settings), startProgram(settings)]);
  ids = await fillDatabase(database.db);
});

afterAll(async () => {
  killPrograms();
  await database.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function signInAs(person: TestUser): Promise<string> {
  const token = randomBytes(16).toString('hex');
  await insertSession(database.db, ids.users[person], hashToken(token), new Date());
  return token;
}

async function raisePermit(token: string) {
  const submission = fillForm('GP', { start: '2099-03-02', end: '2099-03-04' });
  return createPermitOrThrow(firstProgram.client(token), samplePermitData(ids, { submission }));
}

/**
 * Subscribes to changed permits on the first process, as a browser does: to those since the process acknowledged the
 * connection, so that none is missed from the time this resolves.
 */
async function watch(token: string, onChange: (change: unknown) => void): Promise<Client> {
  const client = createClient({
    url: `${firstProgram.address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    lazy: false,
  });
  const { now: since } = await new Promise<{ now: number }>((resolve) =>
    client.on('connected', (_socket, acknowledgement) => resolve(acknowledgement as { now: number })),
  );
  client.subscribe(
    { query: 'subscription { permitChanged { _id status by } }', extensions: { since } },
    {
      next: ({ data }) => onChange(data?.['permitChanged']),
      error: onChange,
      complete: () => {},
    },
  );
  return client;
}

function isChange(change: unknown): change is { _id: string; status: string } {
  return typeof change === 'object' && change !== null && '_id' in change && 'status' in change;
}

test('two simultaneous first starts on an empty database both become ready', async () => {
  for (const { address } of [firstProgram, secondProgram]) expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('a subscription on one process receives a decision made on the other', async () => {
  const requestor = await signInAs('requestor');
  const pm = await signInAs('pm');
  const received: unknown[] = [];
  const client = await watch(requestor, (change) => received.push(change));
  const { _id } = await raisePermit(requestor);
  const { success } = await moveToStatus(secondProgram.client(pm), _id, 'PendingApproval');
  expect(success).toBe(true);
  await expect.poll(() => received).toContainEqual({ _id, status: 'PendingApproval', by: 'Pm Acme' });
  await client.dispose();
});

test('a change on one process is received on the other within a second', async () => {
  const pm = await signInAs('pm');
  const requestor = await signInAs('requestor');
  const receivedAt = new Map<string, number>();
  const client = await watch(requestor, (change) => {
    if (isChange(change) && change.status === 'PendingApproval') receivedAt.set(change._id, performance.now());
  });
  const delays = [];
  for (let index = 0; index < 20; index += 1) {
    const { _id } = await raisePermit(requestor);
    expect(await moveToStatus(secondProgram.client(pm), _id, 'PendingApproval')).toMatchObject({ success: true });
    const answered = performance.now();
    await expect.poll(() => receivedAt.has(_id), { interval: 10 }).toBe(true);
    delays.push((receivedAt.get(_id) ?? Number.POSITIVE_INFINITY) - answered);
  }
  await client.dispose();
  // The median, so that one moment in which the machine is busy does not fail the test.
  expect(delays.toSorted((one, other) => one - other)[10]).toBeLessThan(1000);
});

test('of two simultaneous decisions, one on each process, one wins', async () => {
  const { _id } = await raisePermit(await signInAs('requestor'));
  await moveToStatus(firstProgram.client(await signInAs('pm')), _id, 'PendingApproval');
  const [one, other] = [await signInAs('facilities'), await signInAs('facilitiesSecond')];
  const answers = await Promise.all([
    moveToStatus(firstProgram.client(one), _id, 'Approved'),
    moveToStatus(secondProgram.client(other), _id, 'Rejected', { reason: 'No isolation', version: 2 }),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test('a session that is ended on one process is ended on the other', async () => {
  const token = await signInAs('host');
  const quota = '{ countUnClosedPermit { count } }';
  expect((await secondProgram.client(token).query(quota)).errors).toBeUndefined();
  await firstProgram.client(token).query('mutation { logout { success } }');
  await expect
    .poll(async () => (await secondProgram.client(token).query(quota)).errors?.[0]?.extensions.code)
    .toBe('UNAUTHENTICATED');
});

test('a process that is asked to stop shuts down cleanly, and the other continues', async () => {
  expect(await secondProgram.stop()).toBe(0);
  expect((await fetch(`${firstProgram.address}/readyz`)).status).toBe(200);
});
