import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { client } from './client.ts';
import type { UploadOptions } from './upload-fetch.ts';

/** The result of a request: without data when it failed. */
interface RequestResult<Data> {
  data?: Data | undefined;
  error?: Error;
}

interface RequestOptions {
  /** Whether the result is left out of the cache. */
  isUncached?: boolean;
}

interface CommandOptions extends RequestOptions {
  /** The session it is sent for, if that was left. */
  token?: string | undefined;
  upload?: UploadOptions & { signal: AbortSignal };
}

/** Reads data from the server once. Screens that show data read it with `useQuery`. */
export function sendQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { isUncached = false }: RequestOptions = {},
): Promise<RequestResult<Data>> {
  // The document types the caller's variables; the client cannot follow that through a generic.
  const query = document as TypedDocumentNode<Data, OperationVariables>;
  return client.query({ query, variables, fetchPolicy: isUncached ? 'no-cache' : 'network-only' });
}

/** Sends a mutation; rejects when it failed. Screens that show the server's message send it with `useCommand`. */
export async function sendCommand<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { isUncached = false, token, upload }: CommandOptions = {},
): Promise<Data | undefined> {
  const mutation = document as TypedDocumentNode<Data, OperationVariables>;
  const { data } = await client.mutate({
    mutation,
    variables,
    context: { token, ...(upload && { fetchOptions: upload }) },
    ...(isUncached && { fetchPolicy: 'no-cache' }),
  });
  return data;
}
