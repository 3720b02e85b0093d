import { createClient } from 'graphql-ws';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addJobs } from '../database/job-queue.ts';
import { createWorkerOrThrow } from '../features/crew/testing/workers.ts';
import { samplePermitData, createPermitOrThrow } from '../features/permits/testing/permits.ts';
import { createLog } from './log.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createMetrics } from './prometheus.ts';
import { serveMetrics } from './serve-metrics.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ metricsPort: 0, logLevel: 'silent' });
});
afterAll(() => server.close());

async function text(): Promise<string> {
  return (await server.observability.metrics?.text()) ?? '';
}

/** The value on the line with this prefix; undefined when there is none. */
async function readValue(prefix: string): Promise<number | undefined> {
  const line = (await text()).split('\n').find((candidate) => candidate.startsWith(`${prefix} `));
  return line === undefined ? undefined : Number(line.slice(prefix.length + 1));
}

test('operations are counted by result code, without users or permits in the labels', async () => {
  const client = await server.as('requestor');
  const { _id, code } = await createPermitOrThrow(client, samplePermitData(server.ids));
  await client.query('query MyOwnName { getPermit(id: "00000000-0000-4000-8000-000000000000") { success } }');
  await server.client().query('{ getPermits { count } }');
  await (await server.as('requestor')).query('{ getUsers { count } }');
  const count = (operation: string, outcome: string) =>
    readValue(`eptw_operation_seconds_count{operation="${operation}",outcome="${outcome}"}`);
  expect(await count('createPermit', 'OK')).toBe(1);
  expect(await count('getPermit', 'NOT_FOUND')).toBe(1);
  expect(await count('getPermits', 'UNAUTHENTICATED')).toBe(1);
  expect(await count('getUsers', 'FORBIDDEN')).toBe(1);
  const exposed = await text();
  for (const secret of [_id, code, 'MyOwnName', server.ids.users.requestor, client.token ?? ''])
    expect(exposed).not.toContain(secret);
});

test('several operations in one request count as one, with the first code that is not OK', async () => {
  await (await server.as('pm')).query('{ getPermits { count } getUsers { count } }');
  expect(await readValue('eptw_operation_seconds_count{operation="several",outcome="FORBIDDEN"}')).toBe(1);
});

test('an unexpected error counts as FAILED, also one below an operation that began well', async () => {
  const broken = await startTestApp({ metricsPort: 0, logLevel: 'silent' });
  const client = await broken.as('requestor');
  const { _id } = await createPermitOrThrow(client, samplePermitData(broken.ids));
  await sql`alter table site rename to elsewhere`.execute(broken.database.db);
  await sql`alter table history_entry rename to past`.execute(broken.database.db);
  await broken.client().query('{ getSites { count } }');
  const exposed = async () => (await broken.observability.metrics?.text()) ?? '';
  expect(await exposed()).toContain('eptw_operation_seconds_count{operation="getSites",outcome="FAILED"} 1');
  await sql`alter table elsewhere rename to site`.execute(broken.database.db);
  const answer = await client.query('query ($id: ID!) { getPermit(id: $id) { success item { history { action } } } }', {
    id: _id,
  });
  expect(answer.errors).toMatchObject([{ extensions: { code: 'FAILED' } }]);
  expect(await exposed()).toContain('eptw_operation_seconds_count{operation="getPermit",outcome="FAILED"} 1');
  await broken.close();
});

test('requests are counted by route pattern, also those without a route', async () => {
  await server.app.inject('/files/00000000.png?signature=abc');
  await server.app.inject({ method: 'POST', url: '/made-up/by/somebody' });
  const count = (labels: string) => readValue(`eptw_http_request_seconds_count{${labels}}`);
  expect(await count('method="GET",route="/files/:name",status="404"')).toBe(1);
  expect(await count('method="POST",route="unknown",status="404"')).toBe(1);
  expect(await text()).not.toContain('made-up');
});

test('jobs and mails are counted when they end, and while they wait', async () => {
  const { db } = server.context;
  await addJobs(db, 'tidyUp', [{}]);
  await addJobs(db, 'deliverMail', [{ mailId: 'no id at all' }]);
  const details = JSON.stringify({ kind: 'resetAsked', email: 'nobody@fab.example' });
  const [mail] = await db.insertInto('mail').values({ details }).returning('id').execute();
  await expect.poll(() => readValue('eptw_jobs{task="tidyUp",state="waiting"}')).toBe(1);
  await expect.poll(() => readValue('eptw_mails_unsettled{state="waiting"}')).toBe(1);
  await addJobs(db, 'deliverMail', [{ mailId: mail?.id ?? '' }]);
  await server.mails();
  expect(await readValue('eptw_job_seconds_count{task="tidyUp",outcome="done"}')).toBe(1);
  expect(await readValue('eptw_job_seconds_count{task="deliverMail",outcome="failed"}')).toBe(1);
  await expect.poll(() => readValue('eptw_jobs{task="tidyUp",state="waiting"}')).toBeUndefined();
  await expect.poll(() => readValue('eptw_jobs{task="deliverMail",state="retrying"}')).toBe(1);
  await expect.poll(() => readValue('eptw_mails_unsettled{state="waiting"}')).toBeUndefined();
  expect(await readValue('eptw_mails_total{state="dropped"}')).toBe(1);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(db);
  await expect.poll(() => readValue('eptw_jobs{task="deliverMail",state="given_up"}')).toBe(1);
});

test('connections in use and requests waiting for one are counted', async () => {
  const { pool } = server.database;
  const most = pool.options.max;
  const taken = await Promise.all(Array.from({ length: most }, () => pool.connect()));
  const waiting = pool.connect();
  const exposed = (state: string) => readValue(`eptw_database_connections{pool="requests",state="${state}"}`);
  const counted = [await exposed('in_use'), await exposed('idle'), await exposed('waiting')];
  for (const client of taken) client.release();
  (await waiting).release();
  expect(counted).toEqual([most, 0, 1]);
});

test('open sockets are counted', async () => {
  const address = await server.listen();
  const { token } = await server.as('pm');
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    lazy: false,
  });
  await expect.poll(() => readValue('eptw_sockets')).toBe(1);
  await client.dispose();
  await expect.poll(() => readValue('eptw_sockets')).toBe(0);
});

test('a gap in the events is counted, and ends when the connection is back', async () => {
  await expect.poll(() => readValue('eptw_events_listening')).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'eptw events' and datname = current_database()`.execute(server.database.db);
  await expect.poll(() => readValue('eptw_event_gaps_total')).toBe(1);
  await expect.poll(() => readValue('eptw_events_listening')).toBe(1);
});

test('a source that does not respond is left out, and everything else is served', async () => {
  const metrics = createMetrics(createLog({ logLevel: 'silent' }), 50);
  let answer: () => void = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  let readings = 0;
  metrics.gauge({
    name: 'slow',
    help: 'Slow.',
    read: () => {
      readings += 1;
      return slow.then(() => [{ value: 7 }]);
    },
  });
  metrics.gauge({ name: 'broken', help: 'Broken.', read: () => Promise.reject(new Error('broken')) });
  metrics.gauge({ name: 'well', help: 'Well.', read: () => [{ value: 3 }] });
  for (let time = 0; time < 2; time += 1) {
    const exposed = await metrics.text();
    expect(exposed).toMatch(/^well 3$/m);
    expect(exposed).not.toMatch(/^(slow|broken) /m);
    expect(exposed).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  }
  expect(readings).toBe(1);
  answer();
  expect(await metrics.text()).toMatch(/^slow 7$/m);
});

test('metrics are served on a separate port, and nothing else is', async () => {
  const metrics = createMetrics(createLog({ logLevel: 'silent' }));
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const response = await fetch(served.address);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await response.text()).toContain('process_resident_memory_bytes');
  expect((await fetch(served.address.replace('/metrics', '/healthz'))).status).toBe(404);
  expect((await fetch(served.address, { method: 'POST' })).status).toBe(404);
  await served.close();
  expect((await server.app.inject('/metrics')).body).not.toContain('process_resident_memory_bytes');
});

test('text messages are counted when they end, and while they wait', async () => {
  const { db } = server.context;
  const { _id: permit_id } = await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids));
  const { _id: worker_id } = await createWorkerOrThrow(server, { phone: '' });
  const message = await db
    .insertInto('text_message')
    .values({ permit_id, worker_id, sequence: 1, text: 'Work stopped', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await expect.poll(() => readValue('eptw_text_messages_unsettled{state="waiting"}')).toBe(1);
  await addJobs(db, 'deliverTextMessage', [{ textMessageId: message.id }]);
  await server.mails();
  await expect.poll(() => readValue('eptw_text_messages_unsettled{state="waiting"}')).toBeUndefined();
  expect(await readValue('eptw_text_messages_total{state="dropped"}')).toBe(1);
});
