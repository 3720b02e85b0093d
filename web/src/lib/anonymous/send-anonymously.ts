import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST, print, type FormattedExecutionResult } from 'graphql';

/**
 * Sends an operation without a session, and returns its data. The pages before signing in use this: the Apollo client,
 * a fifth of what they would load, is for the screens behind them. Rejects with the errors of Apollo.
 */
export async function sendAnonymously<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const operationName = getOperationAST(document)?.name?.value;
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, query: print(document), variables }),
  });
  const bodyText = await response.text();
  if (!response.ok)
    throw new ServerError(`The server responded with status ${response.status}.`, { response, bodyText });
  const result = JSON.parse(bodyText) as FormattedExecutionResult<Data & Record<string, unknown>>;
  if (result.errors || !result.data) throw new CombinedGraphQLErrors(result);
  return result.data;
}
