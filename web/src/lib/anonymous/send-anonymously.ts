import type { Operation } from '../api/operation.ts';
import { ErrorResponse, RefusedRequest } from '../api/errors.ts';
import type { ApiResponse } from '../api/transport.ts';

/**
 * Sends an operation without a session, and returns its data. The pages before signing in use this: they load none of
 * what the screens behind them need. Rejects with an ErrorResponse or a RefusedRequest.
 */
export async function sendAnonymously<Data, Variables>(
  { name: operationName, text: query }: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, query, variables }),
  });
  const bodyText = await response.text();
  if (!response.ok) throw new RefusedRequest(response.status, bodyText);
  const result = JSON.parse(bodyText) as ApiResponse;
  if (result.errors || !result.data) throw new ErrorResponse(result.errors ?? []);
  return result.data as Data;
}
