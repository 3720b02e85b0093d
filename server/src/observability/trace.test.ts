import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '../database/job-queue.ts';
import { fillForm, samplePermitData } from '../features/permits/testing/permits.ts';
import { startTestApp } from '../testing/test-app.ts';
import { nameStatement } from './statement-name.ts';
import { startCollector, type CollectedSpan, type Collector } from './testing/collector.ts';

const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const typed = 'Replace the valve of pump seven';
let collector: Collector;

/** Everything is recorded once, and sent when the program stops. */
beforeAll(async () => {
  collector = await startCollector();
  const trace = { endpoint: collector.endpoint, headers: { 'x-api-key': 'key' }, serviceName: 'eptw-test' };
  const server = await startTestApp({ trace, logLevel: 'silent' });
  const { token } = await server.as('requestor');
  const create = 'mutation ($data: CreatePermitInput!) { createPermit(data: $data) { success } }';
  const { body } = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${token}`,
      traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
      'x-request-id': 'correlation-1',
    },
    payload: {
      query: create,
      variables: { data: samplePermitData(server.ids, { submission: fillForm('GP', { describe: typed }) }) },
    },
  });
  if (!body.includes('"success":true')) throw new Error(body);
  await (await server.as('pm')).upload('notes.txt', 'text');
  await server.client().query('{ getPermits { count } }');
  await server.app.inject('/readyz');
  await addJobs(server.context.db, 'tidyUp', [{}]);
  await server.mails();
  await server.close();
});
afterAll(() => collector.close());

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const listChildren = (span: CollectedSpan | undefined) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
const attribute = (span: CollectedSpan | undefined, key: string) => {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test("a request continues its caller's trace, and has its correlation id", () => {
  const [span] = named('createPermit');
  expect(span).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId });
  expect(attribute(span, 'eptw.correlation_id')).toBe('correlation-1');
  expect(attribute(span, 'http.route')).toBe('/graphql');
  expect(attribute(span, 'http.response.status_code')).toBe(200);
});

test('the statements of a request are its child spans, by name', () => {
  const [request] = named('createPermit');
  const names = listChildren(request).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['select person_site', 'insert a permit']));
});

test('the statements of an upload, whose body is read first, belong to it too', () => {
  const [upload] = named('singleUpload');
  expect(listChildren(upload).map(({ name }) => name)).toContain('insert stored_file');
});

test('a request without a trace starts one, with the code of a refusal', () => {
  const [refused] = named('getPermits');
  expect(refused?.parentSpanId ?? '').toBe('');
  expect(refused?.traceId).not.toBe(caller.traceId);
  expect(attribute(refused, 'eptw.outcome')).toBe('UNAUTHENTICATED');
});

test('a job starts a trace, with its statements', () => {
  const [job] = named('job tidyUp');
  expect(job?.parentSpanId ?? '').toBe('');
  expect(listChildren(job).map(({ name }) => name)).toContain('delete session');
});

test('no statement is recorded alone, and health checks are not recorded', () => {
  const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
  expect(new Set(roots)).toEqual(new Set(['singleUpload', 'getPermits', 'job tidyUp']));
});

test('no user input is sent, and the collector gets the configured attributes', () => {
  const [first] = collector.requests;
  expect(first).toMatchObject({ url: '/v1/traces', headers: { 'x-api-key': 'key' } });
  const sent = collector.requests.map(({ body }) => body).join('\n');
  expect(sent).toContain('eptw-test');
  for (const secret of [typed, 'notes.txt', 'acme-works']) expect(sent).not.toContain(secret);
});

test('the program responds and stops while the collector is unavailable', async () => {
  const trace = { endpoint: 'http://127.0.0.1:1', headers: {}, serviceName: 'eptw' };
  const server = await startTestApp({ trace, logLevel: 'silent' });
  expect((await (await server.as('pm')).query('{ getPermits { count } }')).errors).toBeUndefined();
  await server.close();
});

test.each([
  ['/* prepared: find a session */ select 1', 'find a session'],
  ['select "id" from "permit" where "id" = $1', 'select permit'],
  ['insert into "stored_file" ("name") values ($1)', 'insert stored_file'],
  ['update "mail" set "state" = $1', 'update mail'],
  ['delete from "session" where "ended_at" < $1', 'delete session'],
  ['\n    with mine as (select 1) select * from mine', 'with mine'],
  ['begin', 'begin'],
  ["select 'secret'", 'select'],
])('the statement %j is named %j', (text, name) => {
  expect(nameStatement(text)).toBe(name);
});
