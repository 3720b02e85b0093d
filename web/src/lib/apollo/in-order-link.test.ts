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
  const requests: { id: unknown; answers: Subject<ApolloLink.Result>; isOpen: boolean }[] = [];
  const server = new ApolloLink(({ variables }) => {
    const answers = new Subject<ApolloLink.Result>();
    const request = { id: variables['id'], answers, isOpen: true };
    requests.push(request);
    return new Observable((observer) => {
      const subscription = answers.subscribe(observer);
      return () => {
        request.isOpen = false;
        subscription.unsubscribe();
      };
    });
  });
  const link = ApolloLink.from([createInOrderLink(), server]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link, defaultOptions });

  function ask(id: string, query = document) {
    const received: unknown[] = [];
    const subscription = execute(link, { query, variables: { id } }, { client }).subscribe({
      next: ({ data }) => received.push(data?.['status']),
      error: () => received.push('lost'),
    });
    return { received, subscription };
  }

  function answer(index: number, status: string) {
    requests[index]?.answers.next({ data: { status } });
    requests[index]?.answers.complete();
  }

  return { requests, ask, answer };
}

describe('repeats a query that is in flight', () => {
  test('only after its result, and returns to each caller its own result', async () => {
    const { requests, ask, answer } = createTestLink();
    const first = ask('7');
    await tasks();
    const second = ask('7');
    const third = ask('7');
    expect(requests).toHaveLength(1);
    answer(0, 'Approved');
    expect(requests).toHaveLength(2);
    answer(1, 'Pending');
    expect([first.received, second.received, third.received]).toEqual([['Approved'], ['Pending'], ['Pending']]);
    expect(requests).toHaveLength(2);
  });

  test('once when two callers request it in the same task', () => {
    const { requests, ask, answer } = createTestLink();
    const both = [ask('7'), ask('7')];
    answer(0, 'Approved');
    expect(requests).toHaveLength(1);
    expect(both.map(({ received }) => received)).toEqual([['Approved'], ['Approved']]);
  });

  test('also after a lost connection', async () => {
    const { requests, ask, answer } = createTestLink();
    const first = ask('7');
    await tasks();
    const second = ask('7');
    requests[0]?.answers.error(new TypeError('Failed to fetch'));
    answer(1, 'Pending');
    expect([first.received, second.received]).toEqual([['lost'], ['Pending']]);
  });

  test('when the first caller has unsubscribed', async () => {
    const { requests, ask, answer } = createTestLink();
    const first = ask('7');
    await tasks();
    const second = ask('7');
    first.subscription.unsubscribe();
    expect(requests.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    answer(1, 'Pending');
    expect(second.received).toEqual(['Pending']);
  });
});

test('without delaying mutations or queries with other variables', async () => {
  const { requests, ask } = createTestLink();
  ask('7');
  await tasks();
  ask('8');
  ask('7', change);
  ask('7', change);
  expect(requests.map(({ id }) => id)).toEqual(['7', '8', '7', '7']);
});
