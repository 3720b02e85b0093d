import type { ResponseCode } from '@eptw/domain/response-code';
import { useCallback, useRef, useState } from 'react';
import { useToast } from '../toast.ts';
import { toFailurePayload, type FailureCause } from './failure-message.ts';
import { getOnlyField, type OnlyField } from './only-field.ts';
import type { Operation } from './operation.ts';
import { refetchQueries } from './refetch-queries.ts';
import { sendCommand } from './requests.ts';

/** What every mutation returns. */
export interface MutationPayload {
  success: boolean;
  code: ResponseCode;
  message: string;
  /** Set by the client if the call did not reach a resolver or its error was unexpected. */
  failure?: FailureCause;
}

interface CommandOptions {
  /** The queries that show what the mutation changes, or 'active'. */
  refetch?: readonly (string | { name: string })[] | 'active';
  /** The caller shows the result itself. */
  silent?: boolean;
}

/**
 * Runs a mutation, shows the server's message as a toast and returns the payload. It never throws; a lost connection
 * returns `success: false` with code FAILED.
 */
export function useCommand<Data extends Record<string, MutationPayload>, Variables extends object>(
  operation: Operation<Data, Variables>,
  { refetch, silent }: CommandOptions = {},
) {
  const [running, setRunning] = useState(0);
  const refetched = useRef(refetch);
  refetched.current = refetch;
  const toast = useToast();
  const run = useCallback(
    async (variables: Variables): Promise<OnlyField<Data> | MutationPayload> => {
      setRunning((count) => count + 1);
      const payload = await sendCommand(operation, variables).then((data) => {
        if (refetched.current) refetchQueries(refetched.current);
        return data ? getOnlyField(data) : toFailurePayload(undefined);
      }, toFailurePayload);
      setRunning((count) => count - 1);
      if (!silent) toast(payload.success ? 'success' : 'error', payload.message);
      return payload;
    },
    [operation, silent, toast],
  );
  return [run, running > 0] as const;
}
