import { execute, type Result } from './execute.ts';
import { toKey, type Operation } from './operation.ts';
import { getGeneration, writeResult } from './results.ts';
import type { UploadOptions } from './upload-fetch.ts';

interface RequestOptions {
  /** Whether the result is not stored. */
  isUncached?: boolean;
}

interface CommandOptions {
  /** The session it is sent for, if that was left. */
  token?: string | undefined;
  upload?: UploadOptions & { signal: AbortSignal };
}

/** Reads data from the server once. Screens that show data read it with `useQuery`. */
export async function sendQuery<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  { isUncached = false }: RequestOptions = {},
): Promise<Result<Data>> {
  const generation = getGeneration();
  const result = await execute<Data>({ operation, variables });
  if (!isUncached && result.data !== undefined && generation === getGeneration())
    writeResult(toKey(operation, variables), result.data);
  return result;
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
