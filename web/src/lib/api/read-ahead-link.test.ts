import { ApolloClient, ApolloLink, InMemoryCache, execute, gql } from '@apollo/client';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadAheadLink } from './read-ahead-link.ts';
import { getReadStart } from './recent-reads.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const query = gql`
  query Status($id: ID!) {
    status(id: $id)
  }
`;

const ahead = { readAhead: [query] };

/** The link in front of a server that responds when the test says so. */
function createTestLink() {
  const requests: Subject<ApolloLink.Result>[] = [];
  const readAheadLink = createReadAheadLink();
  const server = new ApolloLink(() => {
    const results = new Subject<ApolloLink.Result>();
    requests.push(results);
    return results;
  });
  const link = ApolloLink.from([readAheadLink, server]);
  const defaultOptions = { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } } as const;
  const client = new ApolloClient({ cache: new InMemoryCache(), link, defaultOptions });
  const request = (id: string, context = {}) => {
    const received: unknown[] = [];
    execute(link, { query, variables: { id }, context }, { client }).subscribe({
      next: ({ data }) => received.push(data?.['status']),
      error: () => {},
    });
    return received;
  };
  const respond = (index: number, status: string) => {
    requests[index]?.next({ data: { status } });
    requests[index]?.complete();
  };
  return { requests, request, respond, forget: readAheadLink.forget };
}

test.each(['before', 'after'])(
  'a query that was sent ahead is not sent again: it is asked for %s its result',
  (when) => {
    const { requests, request, respond } = createTestLink();
    request('7', ahead);
    if (when === 'after') respond(0, 'Approved');
    const screen = request('7');
    const other = request('7');
    if (when === 'before') respond(0, 'Approved');
    expect(requests).toHaveLength(1);
    expect([screen, other]).toEqual([['Approved'], ['Approved']]);
  },
);

test.each([
  ['without data', (results: Subject<ApolloLink.Result>) => results.next({ errors: [{ message: 'broken' }] })],
  ['by a lost connection', (results: Subject<ApolloLink.Result>) => results.error(new Error('lost'))],
])('a query that failed ahead %s is sent by the screen', (_title, fail) => {
  const { requests, request, respond } = createTestLink();
  request('7', ahead);
  const [results] = requests;
  if (results) fail(results);
  const screen = request('7');
  expect(requests).toHaveLength(2);
  respond(1, 'Approved');
  expect(screen).toEqual(['Approved']);
});

test('the next time, and with other variables, it is sent', () => {
  const { requests, request, respond } = createTestLink();
  request('7', ahead);
  respond(0, 'Approved');
  request('8');
  expect(requests).toHaveLength(2);
  request('7');
  vi.runAllTimers();
  request('7');
  expect(requests).toHaveLength(3);
});

test('a result from long ago is not used', () => {
  const { requests, request, respond } = createTestLink();
  request('7', ahead);
  respond(0, 'Approved');
  vi.advanceTimersByTime(60_000);
  expect(request('7')).toEqual([]);
  expect(requests).toHaveLength(2);
});

test('the next user does not get what the previous one has read ahead', () => {
  const { requests, request, forget } = createTestLink();
  request('7', ahead);
  forget();
  request('7');
  expect(requests).toHaveLength(2);
});

test('a screen needs changes since its query was sent ahead', () => {
  const { request, respond } = createTestLink();
  const sentAt = Date.now();
  request('7', ahead);
  respond(0, 'Approved');
  vi.advanceTimersByTime(20_000);
  request('7');
  expect(getReadStart()).toBe(sentAt);
});
