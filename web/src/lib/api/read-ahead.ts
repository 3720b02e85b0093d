import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { client, readAheadLink } from './client.ts';
import { mergeQueries, splitResult } from './merge-queries.ts';
import type { ReadAheadContext } from './read-ahead-link.ts';

/**
 * Sends queries of a screen that is about to open, as one request, while its code is still loading. The queries have
 * the same variables. A failure is the screen's to show.
 */
export function readAhead<Variables extends OperationVariables>(
  queries: readonly TypedDocumentNode<unknown, Variables>[],
  variables: Variables,
): void {
  const context: ReadAheadContext = { readAhead: queries };
  // The screen's own query writes its result to the cache, unless that is there before it.
  client
    .query({ query: mergeQueries(queries), variables, fetchPolicy: 'no-cache', context: { ...context } })
    .then(({ data, error }) => {
      if (!data || error) return;
      for (const query of queries)
        if (readAheadLink.isWaiting(query, variables))
          client.writeQuery({ query, variables, data: splitResult({ data }, query).data });
    })
    .catch(() => undefined);
}
