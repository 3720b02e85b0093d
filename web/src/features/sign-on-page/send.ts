import type { Operation } from '../../lib/api/operation.ts';
import { signOnHeaders } from '@eptw/domain/work/sign-on/sign-on-headers';
import type { ApiResponse } from '../../lib/api/transport.ts';

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

/** What every operation of the page sends, and what some do. */
interface SentVariables {
  token: string;
  deviceKey?: string | null | undefined;
  pin?: string | null | undefined;
}

/**
 * Sends an operation, and returns its data. Rejects with a SendError. By the headers the server decides whose turn it
 * is: what a device's key alone proves does not wait until PINs are verified.
 */
export async function send<Data, Variables extends SentVariables>(
  { name, text }: Operation<Data, Variables>,
  variables: Variables,
  answerWithin = timeoutMilliseconds,
): Promise<Data> {
  const body = JSON.stringify({ operationName: name, query: text, variables });
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signOnHeaders.token]: variables.token,
      ...(variables.deviceKey && !variables.pin && { [signOnHeaders.deviceKey]: variables.deviceKey }),
    },
    body,
    signal: AbortSignal.timeout(answerWithin),
  }).catch(() => {
    throw new SendError(true);
  });
  const result = (await response.json().catch(() => ({}))) as ApiResponse;
  if (!response.ok || result.errors || !result.data) throw new SendError(false);
  return result.data as Data;
}
