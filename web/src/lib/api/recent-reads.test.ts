import { ApolloClient, ApolloLink, InMemoryCache, execute, gql } from '@apollo/client';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getReadStart, recentReadsLink, recordRead } from './recent-reads.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a subscription needs changes since the query that its screen was made from', () => {
  const results = new Subject<ApolloLink.Result>();
  const link = ApolloLink.from([recentReadsLink, new ApolloLink(() => results)]);
  const defaultOptions = { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } } as const;
  const client = new ApolloClient({ cache: new InMemoryCache(), link, defaultOptions });
  const sentAt = Date.now();
  execute(link, { query: gql('query Status { status }') }, { client }).subscribe();
  vi.advanceTimersByTime(60_000);
  expect(getReadStart()).toBe(sentAt);
  results.complete();
  vi.advanceTimersByTime(1_000);
  expect(getReadStart()).toBe(sentAt);
  vi.advanceTimersByTime(10_000);
  expect(getReadStart()).toBe(Date.now());
});

test('the oldest of several queries counts', () => {
  const end = recordRead(Date.now() - 3_000);
  recordRead(Date.now() - 2_000)();
  expect(getReadStart()).toBe(Date.now() - 3_000);
  end();
});
