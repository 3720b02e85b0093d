import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import { useCallback } from 'react';
import { useToast } from '../toast.ts';
import { failureSentence } from './failure-sentence.ts';

/** What every mutation answers. */
export interface MutationAnswer {
  success: boolean;
  code: string;
  message: string;
}

/** A fault or a lost connection, told in the shape of a refusal. */
function failed(error: unknown): MutationAnswer {
  return { success: false, code: 'FAILED', message: failureSentence(error, navigator.onLine) };
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
export function useCommand<Data, Variables extends OperationVariables, Answer extends MutationAnswer>(
  document: TypedDocumentNode<Data, Variables>,
  answerOf: (data: Data) => Answer,
  { refetch, silent }: CommandOptions = {},
) {
  // The caller's variables are typed by the document; useMutation cannot follow that through a generic.
  const [mutate, { loading }] = useMutation(document as TypedDocumentNode<Data, OperationVariables>, {
    ...(refetch && { refetchQueries: refetch }),
  });
  const toast = useToast();
  const run = useCallback(
    async (variables: Variables): Promise<Answer | MutationAnswer> => {
      const answer = await mutate({ variables }).then(
        ({ data }) => (data ? answerOf(data as Data) : failed(undefined)),
        failed,
      );
      if (!silent) toast(answer.success ? 'success' : 'error', answer.message);
      return answer;
    },
    [mutate, answerOf, silent, toast],
  );
  return [run, loading] as const;
}
