import type { Operation } from '../../lib/api/operation.ts';
import { useQuery } from '../../lib/api/use-query.ts';
import { useBoardSubscription } from './components/use-board-subscription.ts';

/** The result of a board's query. */
export interface BoardPayload<Item> {
  success: boolean;
  message: string;
  item: Item | null;
}

/** What a board shows. */
export interface BoardState<Item> {
  payload: BoardPayload<Item> | undefined;
  failed: boolean;
  /** The data is old: the last refetch failed. */
  isStale: boolean;
  /** Why the data is missing or old. */
  problem: string | undefined;
  retry: () => void;
}

/** Loads the numbers of a board and keeps them current while it is open. */
export function useBoard<Item, Variables extends object>(
  document: Operation<{ answer: BoardPayload<Item> }, Variables>,
  variables: Variables,
): BoardState<Item> {
  const { data, error, refetch } = useQuery(document, { variables });
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
