import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecordedReads, getReadStart, recordRead } from './recent-reads.ts';
import type { ApiResponse } from './transport.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a subscription needs changes since the query that its screen was made from', async () => {
  let respond = (_response: ApiResponse) => {};
  const send = createRecordedReads(() => new Promise((resolve) => (respond = resolve)));
  const sentAt = Date.now();
  const response = send({ operation: { kind: 'query', name: 'Status', text: 'query Status{status}' }, variables: {} });
  vi.advanceTimersByTime(60_000);
  expect(getReadStart()).toBe(sentAt);
  respond({ data: {} });
  await response;
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
