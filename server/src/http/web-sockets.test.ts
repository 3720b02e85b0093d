import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { createClient, type Client } from 'graphql-ws';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { inTransaction } from '../database/transaction.ts';
import { endUserSessions, publishRightsChanged } from '../features/sessions/service.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://permits.example' });
  address = (await server.listen()).replace('http', 'ws');
});
afterAll(() => server.close());

/** A client that connects at once, and the code with which its socket closes. */
function connect(token: string | undefined): { client: Client; closed: Promise<number>; connected: Promise<void> } {
  const client = createClient({
    url: `${address}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
  });
  return {
    client,
    connected: new Promise((resolve) => client.on('connected', () => resolve())),
    closed: new Promise((resolve) => client.on('closed', (event) => resolve(readCloseCode(event)))),
  };
}

function readCloseCode(event: unknown): number {
  return typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : Number.NaN;
}

/** The first result of a subscription: an event, or errors. */
function first(client: Client, query: string): Promise<unknown> {
  return new Promise((resolve) => {
    client.subscribe({ query }, { next: resolve, error: resolve, complete: () => resolve('complete') });
  });
}

test.each([undefined, 'made-up'])('the token %s closes the socket with 4403', async (token) => {
  expect(await connect(token).closed).toBe(4403);
});

/** The result of opening a socket from a page of this origin. */
function opened(origin: string | undefined): Promise<string> {
  const socket = new WebSocket(`${address}/graphql`, 'graphql-transport-ws', origin === undefined ? {} : { origin });
  return new Promise((resolve) => {
    socket.on('error', (error) => resolve(error.message));
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
  });
}

test('no page of another site can open a socket', async () => {
  expect(await opened('https://evil.example')).toContain('403');
  expect(await opened('null')).toContain('403');
  expect(await opened(address.replace('ws:', 'http:'))).toBe('open');
  expect(await opened('https://permits.example')).toBe('open');
  expect(await opened(undefined)).toBe('open');
});

test.each(['token', 'authorization', 'Authorization'])('a connection may send its token as %s', async (name) => {
  const { token } = await server.as('pm');
  const sent = name === 'token' ? token : `Bearer ${token}`;
  const client = createClient({
    url: `${address}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { [name]: sent },
    lazy: false,
    retryAttempts: 0,
  });
  await new Promise<void>((resolve, reject) => {
    client.on('connected', () => resolve());
    client.on('closed', reject);
  });
  await client.dispose();
});

test('the acknowledgement says since when all events are recorded', async () => {
  const { record } = server.context.events;
  const { client } = connect((await server.as('pm')).token);
  const acknowledgement = new Promise((resolve) => client.on('connected', (_socket, payload) => resolve(payload)));
  const before = record.now();
  expect(await acknowledgement).toEqual({ now: expect.any(Number), completeSince: record.completeSince });
  expect(((await acknowledgement) as { now: number }).now).toBeGreaterThanOrEqual(before);
  await client.dispose();
});

test('signing out closes only the sockets of that session', async () => {
  const leaving = await server.as('pm');
  const staying = await server.as('pm');
  const [left, stayed] = [connect(leaving.token), connect(staying.token)];
  await Promise.all([left.connected, stayed.connected]);
  await leaving.query('mutation { logout { success } }');
  expect(await left.closed).toBe(4403);
  const answer = await first(stayed.client, '{ __typename }');
  expect(answer).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  await stayed.client.dispose();
});

test.each([
  [
    /Aliases limit/,
    `subscription { permitChanged { ${Array.from({ length: 500 }, (_, n) => `a${n}: _id`).join(' ')} } }`,
  ],
  [/depth limit/, `subscription { permitChanged { ${'... { '.repeat(14)} _id ${'}'.repeat(14)} } }`],
  [/with POST/, 'mutation { logout { success } }'],
])('refuses a document for %s', async (message, query) => {
  const { client } = connect((await server.as('pm')).token);
  expect(await first(client, query)).toEqual([
    { message: expect.stringMatching(message), extensions: { code: 'BAD_INPUT' } },
  ]);
  await client.dispose();
});

/** Hides this table from the program during the work, as if the database were broken. */
async function withoutTable(table: string, work: () => Promise<void>): Promise<void> {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(server.database.db);
  await rename(table, `${table}_away`);
  try {
    await work();
  } finally {
    await rename(`${table}_away`, table);
  }
}

test('an unexpected error while a socket is opened lets its client reconnect later', async () => {
  const { token } = await server.as('pm');
  await withoutTable('session', async () => {
    expect(await connect(token).closed).toBe(1013);
  });
});

test('an unexpected error in a subscription lets its client reconnect later', async () => {
  const { client, connected, closed } = connect((await server.as('pm')).token);
  await connected;
  const id = '00000000-0000-4000-8000-00000000dead';
  await withoutTable('permit', async () => {
    void first(client, `subscription { permitChanged(id: "${id}") { _id } }`);
    expect(await closed).toBe(1013);
  });
});

test.each([
  ['a thousand fields', `subscription { permitChanged { ${'_id '.repeat(1_000)} } }`, {}, 'more than 900 fields'],
  [
    'variables that are nested too deeply',
    'subscription ($id: ID) { permitChanged(id: $id) { _id } }',
    { id: JSON.parse('['.repeat(50) + ']'.repeat(50)) as unknown },
    'nested too deeply',
  ],
])('%s are refused as over HTTP', async (_title, query, variables, sentence) => {
  const { client, connected } = connect((await server.as('pm')).token);
  await connected;
  const answered = new Promise((resolve) => {
    client.subscribe({ query, variables }, { next: resolve, error: resolve, complete: () => {} });
  });
  expect(await answered).toMatchObject([
    { message: expect.stringContaining(sentence), extensions: { code: 'BAD_INPUT' } },
  ]);
  await client.dispose();
});

test('a message of five megabytes closes the socket as too large', async () => {
  const { client, closed } = connect((await server.as('pm')).token);
  void first(client, `subscription { permitChanged { _id } } # ${'x'.repeat(5_000_000)}`);
  expect(await closed).toBe(1009);
});

test('an ended session cannot open another subscription', async () => {
  const { token } = await server.as('host');
  const { client, connected, closed } = connect(token);
  await connected;
  const { db } = server.database;
  await db
    .updateTable('session')
    .set({ ended_at: new Date() })
    .where('person_id', '=', server.ids.users.host)
    .execute();
  server.context.sessions.evict((await db.selectFrom('session').select('id').execute()).map(({ id }) => id));
  expect(await first(client, 'subscription { permitChanged { _id } }')).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  await client.dispose();
  await closed;
});

test('a caller who disconnects before a refused upgrade gets its response does no harm', async () => {
  const brokenSocket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(new Error('ECONNRESET')) });
  const closed = new Promise((resolve) => brokenSocket.on('close', resolve));
  const request = Object.assign(new IncomingMessage(new Socket()), { url: '/nowhere' });
  server.app.server.emit('upgrade', request, brokenSocket, Buffer.alloc(0));
  await closed;
  expect(brokenSocket.destroyed).toBe(true);
});

test('a user whose rights change reconnects with the new ones', async () => {
  const client = await server.as('host');
  const { closed, connected } = connect(client.token);
  await connected;
  await inTransaction(server.context.db, (db) =>
    publishRightsChanged({ ...server.context, db }, [server.ids.users.host]),
  );
  expect(await closed).toBe(1012);
});

test('a user whose rights changed since their page was read reconnects with the new ones', async () => {
  const { ids, context } = server;
  const { client, closed, connected } = connect((await server.as('host')).token);
  const { record } = context.events;
  const readAt = record.now();
  const changeRights = () =>
    inTransaction(context.db, (db) => publishRightsChanged({ ...context, db }, [ids.users.host]));
  await changeRights();
  await expect.poll(() => record.list('rightsChanged', readAt)).toEqual([{ personIds: [ids.users.host] }]);
  await connected;
  client.subscribe(
    { query: 'subscription { permitChanged { _id } }', extensions: { since: readAt } },
    { next: () => {}, error: () => {}, complete: () => {} },
  );
  expect(await closed).toBe(1012);
});

test('all sessions of a user end together, except the current one', async () => {
  const [ended, going] = [await server.as('manager'), await server.as('manager')];
  const [one, other] = [connect(ended.token), connect(going.token)];
  await Promise.all([one.connected, other.connected]);
  const session = await server.context.sessions.find(going.token ?? '');
  await inTransaction(server.context.db, (db) =>
    endUserSessions({ ...server.context, db }, [server.ids.users.manager], session?.id),
  );
  expect(await one.closed).toBe(4403);
  expect(await server.context.sessions.find(ended.token ?? '')).toBeUndefined();
  expect(await server.context.sessions.find(going.token ?? '')).toBeDefined();
});
