import { describe, expect, test } from 'vitest';
import { createInOrder } from './in-order.ts';
import type { ApiResponse } from './transport.ts';

const operation = { kind: 'query', name: 'Status', text: 'query Status($id:ID!){status(id:$id)}' };

const tasks = () => new Promise((resolve) => setTimeout(resolve, 1));

/** In front of a server that responds when the test says so. */
function createTestServer() {
  const requests: {
    id: unknown;
    signal: AbortSignal | undefined;
    respond: (response: ApiResponse) => void;
    fail: (error: Error) => void;
  }[] = [];
  const send = createInOrder(
    ({ variables, signal }) =>
      new Promise((respond, fail) => {
        requests.push({ id: 'id' in variables && variables.id, signal, respond, fail });
      }),
  );

  function request(id: string) {
    const received: unknown[] = [];
    const controller = new AbortController();
    send({ operation, variables: { id }, signal: controller.signal }).then(
      ({ data }) => received.push(data),
      () => received.push('lost'),
    );
    return { received, leave: () => controller.abort() };
  }

  return { requests, request, respond: (index: number, data: string) => requests[index]?.respond({ data }) };
}

describe('repeats a query that is in flight', () => {
  test('only after its result, and returns to each caller its own result', async () => {
    const { requests, request, respond } = createTestServer();
    const first = request('7');
    await tasks();
    const second = request('7');
    const third = request('7');
    expect(requests).toHaveLength(1);
    respond(0, 'Approved');
    await tasks();
    expect(requests).toHaveLength(2);
    respond(1, 'Pending');
    await tasks();
    expect([first.received, second.received, third.received]).toEqual([['Approved'], ['Pending'], ['Pending']]);
    expect(requests).toHaveLength(2);
  });

  test('once when two callers request it in the same task', async () => {
    const { requests, request, respond } = createTestServer();
    const both = [request('7'), request('7')];
    await tasks();
    respond(0, 'Approved');
    await tasks();
    expect(requests).toHaveLength(1);
    expect(both.map(({ received }) => received)).toEqual([['Approved'], ['Approved']]);
  });

  test('also after a lost connection', async () => {
    const { requests, request, respond } = createTestServer();
    const first = request('7');
    await tasks();
    const second = request('7');
    requests[0]?.fail(new TypeError('Failed to fetch'));
    await tasks();
    respond(1, 'Pending');
    await tasks();
    expect([first.received, second.received]).toEqual([['lost'], ['Pending']]);
  });

  test('when the first caller has left', async () => {
    const { requests, request, respond } = createTestServer();
    const first = request('7');
    await tasks();
    const second = request('7');
    first.leave();
    await tasks();
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    respond(1, 'Pending');
    await tasks();
    expect(second.received).toEqual(['Pending']);
  });

  test('and goes on while one of two callers still waits', async () => {
    const { requests, request, respond } = createTestServer();
    const both = [request('7'), request('7')] as const;
    await tasks();
    both[0].leave();
    expect(requests[0]?.signal?.aborted).toBe(false);
    respond(0, 'Approved');
    await tasks();
    expect(both[1].received).toEqual(['Approved']);
  });
});

test('does not delay queries with other variables', async () => {
  const { requests, request } = createTestServer();
  request('7');
  request('8');
  await tasks();
  expect(requests.map(({ id }) => id)).toEqual(['7', '8']);
});
