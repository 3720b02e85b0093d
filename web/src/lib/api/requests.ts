import { QueryObserver } from '@tanstack/react-query';
import { execute, sendRead, type Result } from './execute.ts';
import type { AnyOperation, Operation } from './operation.ts';
import { queryClient } from './query-client.ts';
import { sendAhead } from './read-ahead.ts';
import { findQuery, readQuery, toQueryOptions, writeHeld } from './read-query.ts';
import type { UploadOptions } from './upload-fetch.ts';

interface CommandOptions {
  /** The session it is sent for, if that was left. */
  token?: string | undefined;
  upload?: UploadOptions & { signal: AbortSignal };
}

/**
 * Reads data from the server once, and shows it where a screen shows the same query; nothing is held. Screens that show
 * data read it with `useQuery`. One that takes long, because the server reads much for it, has all the time it needs.
 * Never rejects.
 */
export async function sendQuery<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  { takesLong = false }: { takesLong?: boolean } = {},
): Promise<Result<Data>> {
  // While somebody observes it, no screen that is left cancels the request.
  const options = { ...toQueryOptions(operation, variables, takesLong), enabled: false, gcTime: 0 };
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
  try {
    const held = await readQuery(findQuery(operation, variables));
    return { data: held?.data as Data | undefined, ...(held?.error && { error: held.error }) };
  } catch (error) {
    return { error: error as Error };
  } finally {
    stop();
  }
}

/** Sends a mutation; rejects when it failed. Screens that show the server's message send it with `useCommand`. */
export async function sendCommand<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  { token, upload }: CommandOptions = {},
): Promise<Data | undefined> {
  const { data, error } = await execute<Data>({ operation, variables, token, signal: upload?.signal, upload });
  if (error) throw error;
  return data;
}

/** Sends queries of a screen that is about to open, as one request, while its code is still loading. */
export function readAhead<Variables extends object>(
  queries: readonly Operation<unknown, Variables>[],
  variables: Variables,
): void {
  sendAhead(sendRead, queries, variables, (query: AnyOperation, data) => writeHeld(findQuery(query, variables), data));
}
