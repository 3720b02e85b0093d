import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';

/**
 * GraphQL returns `data: null` for an operation that failed as a whole, and a lost connection returns no data at all.
 * This link removes `data` in both cases, so that screens handle one case and a failed query never looks like one
 * that is loading.
 */
export const absentDataLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (!('data' in result) || result.data !== null) return result;
      const { data: _data, ...rest } = result;
      return rest;
    }),
  ),
);
