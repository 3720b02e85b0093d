import { ApolloClient, ApolloLink, InMemoryCache, gql } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { absentDataLink } from './absent-data-link.ts';

const query = gql`
  query Status {
    status
  }
`;

function createClientWithResult(answer: ApolloLink.Result) {
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([absentDataLink, new ApolloLink(() => of(answer))]),
    // As the web's client has them; its type asks for them.
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
}

it('a query that failed as a whole has an error and no data', async () => {
  const { data, error } = await createClientWithResult({ data: null, errors: [{ message: 'Broken' }] }).query({
    query,
  });
  expect(data).toBeUndefined();
  expect(error?.message).toContain('Broken');
});

it('what was answered beside an error is kept', async () => {
  const { data } = await createClientWithResult({
    data: { status: 'Approved' },
    errors: [{ message: 'Broken' }],
  }).query({
    query,
  });
  expect(data).toEqual({ status: 'Approved' });
});
