import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST, print, type FormattedExecutionResult } from 'graphql';

/** A request that got no usable answer: without a connection, or because the server failed. */
export class SendError extends Error {
  readonly isDisconnected: boolean;

  constructor(isDisconnected: boolean) {
    super(isDisconnected ? 'No connection.' : 'The server failed.');
    this.isDisconnected = isDisconnected;
  }
}

/** Longer than a slow network takes, and shorter than a worker waits. */
const timeoutMilliseconds = 20_000;

/** Sends an operation, and returns its data. Rejects with a SendError. */
export async function send<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const body = JSON.stringify({
    operationName: getOperationAST(document)?.name?.value,
    query: print(document),
    variables,
  });
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch(() => {
    throw new SendError(true);
  });
  const result = (await response.json().catch(() => ({}))) as FormattedExecutionResult<Data & Record<string, unknown>>;
  if (!response.ok || result.errors || !result.data) throw new SendError(false);
  return result.data;
}
