import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { client } from './client.ts';

/** Returns what the cache has of an object; undefined unless it has all of the fragment. */
export function readCachedFragment<Data>(
  fragment: TypedDocumentNode<Data, unknown>,
  fragmentName: string,
  from: { __typename: string; _id: string },
): Data | undefined {
  return (
    client.readFragment<Data>({
      fragment: fragment as TypedDocumentNode<Data, OperationVariables>,
      // The document holds the fragments that it is made of, too.
      fragmentName,
      from,
    }) ?? undefined
  );
}

/** Changes the cached result of a query, if it is there, and shows it on all screens. */
export function updateCachedQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  update: (current: Data) => Data,
): void {
  const query = document as TypedDocumentNode<Data, OperationVariables>;
  client.cache.updateQuery({ query, variables }, (current) => (current ? update(current as Data) : undefined));
}

/** Sets the cached result of a query without variables, and shows it on all screens. */
export function writeCachedQuery<Data>(query: TypedDocumentNode<Data, Record<string, never>>, data: Data): void {
  client.writeQuery({ query, data });
}
