import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useBoardNews } from './components/use-board-news.ts';

/** An answer to a board's question. */
export interface Answered<Item> {
  success: boolean;
  message: string;
  item: Item | null;
}

/** What a board shows. */
export interface Board<Item> {
  answer: Answered<Item> | undefined;
  failed: boolean;
  /** The answer is that of before: it could not be read anew. */
  isStale: boolean;
  /** Why there is no newest answer. */
  problem: string | undefined;
  retry: () => void;
}

/** The numbers of a board, kept current while it is open. */
export function useBoard<Item, Variables extends OperationVariables>(
  document: TypedDocumentNode<{ answer: Answered<Item> }, Variables>,
  variables: Variables,
): Board<Item> {
  // Apollo's types of options cannot be followed for variables that are not known yet.
  const { data, error, refetch } = useQuery(
    document as TypedDocumentNode<{ answer: Answered<Item> }, OperationVariables>,
    { variables },
  );
  const retry = () => void refetch();
  useBoardNews(retry);
  return {
    answer: data?.answer,
    failed: error !== undefined && data === undefined,
    isStale: error !== undefined && data !== undefined,
    problem: error?.message ?? (data?.answer.success === false ? data.answer.message : undefined),
    retry,
  };
}
