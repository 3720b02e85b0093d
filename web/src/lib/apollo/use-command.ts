import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import { useCallback } from 'react';
import { useToast } from '../toast.ts';
import { formatFailure } from './failure-message.ts';

/** What every mutation answers. */
export interface MutationPayload {
  success: boolean;
  code: string;
  message: string;
}

/** A fault or a lost connection, told in the shape of a refusal. */
function toFailurePayload(error: unknown): MutationPayload {
  return { success: false, code: 'FAILED', message: formatFailure(error, navigator.onLine) };
}

interface CommandOptions {
  /** Names of queries, or 'active', that show what the mutation changes. */
  refetch?: string[] | 'active';
  /** The caller shows the answer itself. */
  silent?: boolean;
}

/**
 * A mutation as screens use it: run it, show the server's sentence as a toast, and answer what it answered. It never
 * throws; a lost connection is an answer with `success: false` and code FAILED.
 */
export function useCommand<Data, Variables extends OperationVariables, Answer extends MutationPayload>(
  document: TypedDocumentNode<Data, Variables>,
  toPayload: (data: Data) => Answer,
  { refetch, silent }: CommandOptions = {},
) {
  // The caller's variables are typed by the document; useMutation cannot follow that through a generic.
  const [mutate, { loading }] = useMutation(document as TypedDocumentNode<Data, OperationVariables>, {
    ...(refetch && { refetchQueries: refetch }),
  });
  const toast = useToast();
  const run = useCallback(
    async (variables: Variables): Promise<Answer | MutationPayload> => {
      const payload = await mutate({ variables }).then(
        ({ data }) => (data ? toPayload(data as Data) : toFailurePayload(undefined)),
        toFailurePayload,
      );
      if (!silent) toast(payload.success ? 'success' : 'error', payload.message);
      return payload;
    },
    [mutate, toPayload, silent, toast],
  );
  return [run, loading] as const;
}
