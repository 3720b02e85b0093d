import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWithinMs, createInTime } from './in-time.ts';
import type { ApiRequest, ApiResponse } from './transport.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Sends a request to a server that responds when the test says so. */
function send(kind: 'query' | 'mutation', { signal, takesLong }: Pick<ApiRequest, 'signal' | 'takesLong'> = {}) {
  let respond = (_response: ApiResponse) => {};
  let sent: ApiRequest | undefined;
  const response = createInTime((request) => {
    sent = request;
    return new Promise((resolve) => (respond = resolve));
  })({ operation: { kind, name: 'Status', text: '' }, variables: {}, signal, ...(takesLong && { takesLong }) }).catch(
    (error: unknown) => error,
  );
  return { response, respond: (answer: ApiResponse) => respond(answer), isAborted: () => sent?.signal?.aborted };
}

test('a query that hangs fails like one without a connection, and its request ends', async () => {
  const { response, isAborted } = send('query');
  vi.advanceTimersByTime(answerWithinMs - 1);
  expect(isAborted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await response).toBeInstanceOf(TypeError);
  expect(isAborted()).toBe(true);
});

test('a query that is answered in time stays answered', async () => {
  const { response, respond, isAborted } = send('query');
  vi.advanceTimersByTime(answerWithinMs - 1);
  respond({ data: {} });
  expect(await response).toEqual({ data: {} });
  vi.advanceTimersByTime(answerWithinMs);
  expect(isAborted()).toBe(false);
});

test('the request of a screen that was left ends at once', () => {
  const screen = new AbortController();
  const { isAborted } = send('query', { signal: screen.signal });
  screen.abort();
  expect(isAborted()).toBe(true);
});

test.each([
  ['what changes something', 'mutation', false],
  ['a query that takes long', 'query', true],
] as const)('%s is waited for as long as it takes', async (_which, kind, takesLong) => {
  const { response, respond } = send(kind, { takesLong });
  vi.advanceTimersByTime(10 * answerWithinMs);
  respond({ data: {} });
  expect(await response).toEqual({ data: {} });
});
