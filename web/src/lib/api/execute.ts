import { ErrorResponse } from './errors.ts';
import { createInOrder } from './in-order.ts';
import { createInSession } from './in-session.ts';
import { toKey, type Operation } from './operation.ts';
import { createReadAhead, sendAhead } from './read-ahead.ts';
import { createRecordedReads } from './recent-reads.ts';
import { writeResult } from './results.ts';
import type { ApiRequest } from './transport.ts';
import { transports } from './transports.ts';

/** What an operation has returned: without data when it failed. */
export interface Result<Data> {
  data?: Data | undefined;
  error?: Error;
}

const sendInSession = createInSession((request) => transports.send(request));
const sendInOrder = createInOrder(createRecordedReads(sendInSession));
const sendOrUseAhead = createReadAhead(sendInOrder);

/** Sends an operation. Never rejects. */
export async function execute<Data>(request: ApiRequest): Promise<Result<Data>> {
  const send = request.operation.kind === 'query' ? sendOrUseAhead : sendInSession;
  try {
    const { data, errors } = await send(request);
    return {
      data: (data ?? undefined) as Data | undefined,
      ...(errors && errors.length > 0 && { error: new ErrorResponse(errors) }),
    };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Sends queries of a screen that is about to open, as one request, while its code is still loading. */
export function readAhead<Variables extends object>(
  queries: readonly Operation<unknown, Variables>[],
  variables: Variables,
): void {
  sendAhead(sendInOrder, queries, variables, (query, data) => writeResult(toKey(query, variables), data));
}
