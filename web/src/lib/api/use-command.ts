import type { ResponseCode } from '@eptw/domain/response-code';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { useCallback } from 'react';
import { useToast } from '../toast.ts';
import { client } from './client.ts';
import { toFailurePayload, type FailureCause } from './failure-message.ts';
import { getOnlyField, type OnlyField } from './only-field.ts';

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
  refetch?: readonly (string | DocumentNode)[] | 'active';
  /** The caller shows the result itself. */
  silent?: boolean;
}

/**
 * Runs a mutation, shows the server's message as a toast and returns the payload. It never throws; a lost connection
 * returns `success: false` with code FAILED.
 */
export function useCommand<Data extends Record<string, MutationPayload>, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  { refetch, silent }: CommandOptions = {},
) {
  // The document types the caller's variables; useMutation cannot follow that through a generic.
  const [mutate, { loading }] = useMutation(document as TypedDocumentNode<Data, OperationVariables>, {
    client,
    ...(refetch && { refetchQueries: refetch === 'active' ? refetch : [...refetch] }),
  });
  const toast = useToast();
  const run = useCallback(
    async (variables: Variables): Promise<OnlyField<Data> | MutationPayload> => {
      const payload = await mutate({ variables }).then(
        ({ data }) => (data ? getOnlyField(data) : toFailurePayload(undefined)),
        toFailurePayload,
      );
      if (!silent) toast(payload.success ? 'success' : 'error', payload.message);
      return payload;
    },
    [mutate, silent, toast],
  );
  return [run, loading] as const;
}
