import { ApolloClient, ApolloLink, InMemoryCache, gql } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { absentDataLink } from './absent-data-link.ts';

const query = gql`
  query Status {
    status
  }
`;

function createClientWithResult(result: ApolloLink.Result) {
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([absentDataLink, new ApolloLink(() => of(result))]),
    // As in the web's client; required by its type.
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
}

it('returns an error and no data for a query that failed as a whole', async () => {
  const { data, error } = await createClientWithResult({ data: null, errors: [{ message: 'Broken' }] }).query({
    query,
  });
  expect(data).toBeUndefined();
  expect(error?.message).toContain('Broken');
});

it('keeps the data that came with an error', async () => {
  const { data } = await createClientWithResult({
    data: { status: 'Approved' },
    errors: [{ message: 'Broken' }],
  }).query({
    query,
  });
  expect(data).toEqual({ status: 'Approved' });
});
