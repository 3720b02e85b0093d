import { ErrorResponse } from './errors.ts';
import { createInSession } from './in-session.ts';
import { createInTime } from './in-time.ts';
import { createReadAhead } from './read-ahead.ts';
import { createRecordedReads } from './recent-reads.ts';
import type { ApiRequest } from './transport.ts';
import { transports } from './transports.ts';

/** What an operation has returned: without data when it failed. */
export interface Result<Data> {
  data?: Data | undefined;
  error?: Error;
}

// What waits for a new sign-in is in no hurry: only what was sent has to be answered.
const sendInSession = createInSession(createInTime((request) => transports.send(request)));

/** Sends a query of a screen. */
export const sendRead = createRecordedReads(sendInSession);
const sendOrUseAhead = createReadAhead(sendRead);

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
