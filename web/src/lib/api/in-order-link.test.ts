import { ApolloClient, ApolloLink, InMemoryCache, Observable, execute, gql } from '@apollo/client';
import { Subject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { createInOrderLink } from './in-order-link.ts';

const document = gql`
  query Status($id: ID!) {
    status(id: $id)
  }
`;
const change = gql`
  mutation Change {
    change
  }
`;

/** As in the web's client; required by its type. */
const defaultOptions = { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } } as const;

const tasks = () => new Promise((resolve) => setTimeout(resolve, 1));

/** The link in front of a server that responds when the test says so. */
function createTestLink() {
  const requests: { id: unknown; results: Subject<ApolloLink.Result>; isOpen: boolean }[] = [];
  const server = new ApolloLink(({ variables }) => {
    const results = new Subject<ApolloLink.Result>();
    const pending = { id: variables['id'], results, isOpen: true };
    requests.push(pending);
    return new Observable((observer) => {
      const subscription = results.subscribe(observer);
      return () => {
        pending.isOpen = false;
        subscription.unsubscribe();
      };
    });
  });
  const link = ApolloLink.from([createInOrderLink(), server]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link, defaultOptions });

  function request(id: string, query = document) {
    const received: unknown[] = [];
    const subscription = execute(link, { query, variables: { id } }, { client }).subscribe({
      next: ({ data }) => received.push(data?.['status']),
      error: () => received.push('lost'),
    });
    return { received, subscription };
  }

  function respond(index: number, status: string) {
    requests[index]?.results.next({ data: { status } });
    requests[index]?.results.complete();
  }

  return { requests, request, respond };
}

describe('repeats a query that is in flight', () => {
  test('only after its result, and returns to each caller its own result', async () => {
    const { requests, request, respond } = createTestLink();
    const first = request('7');
    await tasks();
    const second = request('7');
    const third = request('7');
    expect(requests).toHaveLength(1);
    respond(0, 'Approved');
    expect(requests).toHaveLength(2);
    respond(1, 'Pending');
    expect([first.received, second.received, third.received]).toEqual([['Approved'], ['Pending'], ['Pending']]);
    expect(requests).toHaveLength(2);
  });

  test('once when two callers request it in the same task', () => {
    const { requests, request, respond } = createTestLink();
    const both = [request('7'), request('7')];
    respond(0, 'Approved');
    expect(requests).toHaveLength(1);
    expect(both.map(({ received }) => received)).toEqual([['Approved'], ['Approved']]);
  });

  test('also after a lost connection', async () => {
    const { requests, request, respond } = createTestLink();
    const first = request('7');
    await tasks();
    const second = request('7');
    requests[0]?.results.error(new TypeError('Failed to fetch'));
    respond(1, 'Pending');
    expect([first.received, second.received]).toEqual([['lost'], ['Pending']]);
  });

  test('when the first caller has unsubscribed', async () => {
    const { requests, request, respond } = createTestLink();
    const first = request('7');
    await tasks();
    const second = request('7');
    first.subscription.unsubscribe();
    expect(requests.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    respond(1, 'Pending');
    expect(second.received).toEqual(['Pending']);
  });
});

test('without delaying mutations or queries with other variables', async () => {
  const { requests, request } = createTestLink();
  request('7');
  await tasks();
  request('8');
  request('7', change);
  request('7', change);
  expect(requests.map(({ id }) => id)).toEqual(['7', '8', '7', '7']);
});
