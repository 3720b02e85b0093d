import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from './operation.ts';
import { createReadAhead, forgetReadAhead, mergeQueries, sendAhead, splitResponse } from './read-ahead.ts';
import { getReadStart } from './recent-reads.ts';
import type { ApiResponse } from './transport.ts';

beforeEach(() => {
  vi.useFakeTimers();
  forgetReadAhead();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const query: Operation<unknown, { id: string }> = {
  kind: 'query',
  name: 'Status',
  fields: ['status'],
  text: 'query Status($id:ID!){status(id:$id)}',
};

const settle = () => vi.advanceTimersByTimeAsync(0);

/** In front of a server that responds when the test says so. */
function createTestServer() {
  const requests: { respond: (response: ApiResponse) => void; fail: (error: Error) => void }[] = [];
  const server = () => new Promise<ApiResponse>((respond, fail) => requests.push({ respond, fail }));
  const send = createReadAhead(server);
  const stored: unknown[] = [];
  const request = (id: string) => {
    const received: unknown[] = [];
    send({ operation: query, variables: { id } }).then(
      ({ data }) => received.push(data),
      () => {},
    );
    return received;
  };
  const ahead = (id: string) => sendAhead(server, [query], { id }, (_query, data) => stored.push(data));
  const respond = async (index: number, status: string) => {
    requests[index]?.respond({ data: { status } });
    // Only promises: a timer would end the moment in which a result can be taken.
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  };
  return { requests, request, ahead, respond, stored };
}

test.each(['before', 'after'])(
  'a query that was sent ahead is not sent again: it is asked for %s its result',
  async (when) => {
    const { requests, request, ahead, respond, stored } = createTestServer();
    ahead('7');
    if (when === 'after') await respond(0, 'Approved');
    const screen = request('7');
    const other = request('7');
    if (when === 'before') await respond(0, 'Approved');
    await settle();
    expect(requests).toHaveLength(1);
    expect([screen, other]).toEqual([[{ status: 'Approved' }], [{ status: 'Approved' }]]);
    expect(stored).toEqual([{ status: 'Approved' }]);
  },
);

test.each([
  [
    'without data',
    ({ respond }: { respond: (response: ApiResponse) => void }) => respond({ errors: [{ message: 'broken' }] }),
  ],
  ['by a lost connection', ({ fail }: { fail: (error: Error) => void }) => fail(new Error('lost'))],
])('a query that failed ahead %s is sent by the screen', async (_title, failWith) => {
  const { requests, request, ahead, respond } = createTestServer();
  ahead('7');
  const [first] = requests;
  if (first) failWith(first);
  const screen = request('7');
  await settle();
  expect(requests).toHaveLength(2);
  await respond(1, 'Approved');
  expect(screen).toEqual([{ status: 'Approved' }]);
});

test('the next time, and with other variables, it is sent', async () => {
  const { requests, request, ahead, respond } = createTestServer();
  ahead('7');
  await respond(0, 'Approved');
  request('8');
  expect(requests).toHaveLength(2);
  request('7');
  await settle();
  request('7');
  expect(requests).toHaveLength(3);
});

test('a result from long ago is not used', async () => {
  const { requests, request, ahead, respond } = createTestServer();
  ahead('7');
  await respond(0, 'Approved');
  vi.advanceTimersByTime(60_000);
  expect(request('7')).toEqual([]);
  expect(requests).toHaveLength(2);
});

test('the next user does not get what the previous one has read ahead', async () => {
  const { requests, request, ahead, respond, stored } = createTestServer();
  ahead('7');
  forgetReadAhead();
  await respond(0, 'Approved');
  request('7');
  expect(requests).toHaveLength(2);
  expect(stored).toEqual([]);
});

test('a screen needs changes since its query was sent ahead', async () => {
  const { request, ahead, respond } = createTestServer();
  const sentAt = Date.now();
  ahead('7');
  await respond(0, 'Approved');
  vi.advanceTimersByTime(20_000);
  request('7');
  expect(getReadStart()).toBe(sentAt);
});

const counts = { kind: 'query', name: 'Counts', fields: ['counts'], text: 'query Counts{counts{drafts}}' } as const;
const announcement = {
  kind: 'query',
  name: 'Announcement',
  fields: ['current'],
  text: 'query Announcement{current:announcement(active:true){title}}',
} as const;

test('one query reads what several do', () => {
  expect(mergeQueries([counts, announcement])).toEqual({
    kind: 'query',
    name: 'CountsAndAnnouncement',
    fields: ['counts', 'current'],
    text: 'query CountsAndAnnouncement{counts{drafts} current:announcement(active:true){title}}',
  });
});

test('a single query stays as it is', () => {
  expect(mergeQueries([counts])).toBe(counts);
});

test('each query gets its own part of the result, and its own errors', () => {
  const response = {
    data: { counts: { drafts: 1 }, current: null },
    errors: [{ message: 'broken', path: ['current'] }, { message: 'for all' }],
  };
  expect(splitResponse(response, counts)).toEqual({
    data: { counts: { drafts: 1 } },
    errors: [{ message: 'for all' }],
  });
  expect(splitResponse(response, announcement)).toEqual({
    data: { current: null },
    errors: [{ message: 'broken', path: ['current'] }, { message: 'for all' }],
  });
});
