import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';

/**
 * GraphQL answers `data: null` for an operation that failed as a whole, and a lost connection answers no data at all.
 * Screens see one of the two: `data` is absent whenever there is none, so that a failed query never looks unanswered.
 */
export const absentDataLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (!('data' in result) || result.data !== null) return result;
      const { data: _none, ...rest } = result;
      return rest;
    }),
  ),
);
