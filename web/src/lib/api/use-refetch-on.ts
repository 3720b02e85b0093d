import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useThrottled } from '../use-throttled.ts';

interface RefetchOptions<Data, Variables> {
  variables?: Variables;
  /** Does not subscribe while true. */
  skip?: boolean;
  /** Whether a change affects the screen; by default every change does. */
  isRelevant?: (change: Data) => boolean;
}

/**
 * Refetches when the server reports a change: immediately, then at most once for all changes within a moment. For
 * screens that display data; a form that is being filled in keeps the data it was opened with. Returns the throttled
 * `refetch`, for other reasons to refetch.
 */
export function useRefetchOn<Data, Variables extends OperationVariables>(
  subscription: TypedDocumentNode<Data, Variables>,
  refetch: () => void,
  { variables, skip = false, isRelevant }: RefetchOptions<Data, Variables> = {},
): () => void {
  const refetchThrottled = useThrottled(refetch);
  useSubscription<Data>(subscription, {
    ...(variables && { variables }),
    skip,
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!isRelevant || (data && isRelevant(data))) refetchThrottled();
    },
  });
  return refetchThrottled;
}
