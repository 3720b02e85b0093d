import { useSubscription as useApolloSubscription } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { client } from './client.ts';

interface SubscriptionOptions<Variables> {
  variables?: Variables;
  /** Does not subscribe while true. */
  skip?: boolean;
}

/** Calls back with each event that the server reports; without data if it could not be read. */
export function useSubscription<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  onEvent: (data: Data | undefined) => void,
  { variables, skip = false }: SubscriptionOptions<NoInfer<Variables>> = {},
): void {
  useApolloSubscription<Data>(document, {
    client,
    ...(variables && { variables }),
    skip,
    ignoreResults: true,
    onData: ({ data: { data } }) => onEvent(data),
  });
}
