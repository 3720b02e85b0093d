import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useBoardSubscription } from './components/use-board-subscription.ts';

/** An answer to a board's question. */
export interface BoardPayload<Item> {
  success: boolean;
  message: string;
  item: Item | null;
}

/** What a board shows. */
export interface BoardState<Item> {
  payload: BoardPayload<Item> | undefined;
  failed: boolean;
  /** The answer is that of before: it could not be read anew. */
  isStale: boolean;
  /** Why there is no newest answer. */
  problem: string | undefined;
  retry: () => void;
}

/** The numbers of a board, kept current while it is open. */
export function useBoard<Item, Variables extends OperationVariables>(
  document: TypedDocumentNode<{ answer: BoardPayload<Item> }, Variables>,
  variables: Variables,
): BoardState<Item> {
  // Apollo's types of options cannot be followed for variables that are not known yet.
  const { data, error, refetch } = useQuery(
    document as TypedDocumentNode<{ answer: BoardPayload<Item> }, OperationVariables>,
    { variables },
  );
  const retry = () => void refetch();
  useBoardSubscription(retry);
  return {
    payload: data?.answer,
    failed: error !== undefined && data === undefined,
    isStale: error !== undefined && data !== undefined,
    problem: error?.message ?? (data?.answer.success === false ? data.answer.message : undefined),
    retry,
  };
}
