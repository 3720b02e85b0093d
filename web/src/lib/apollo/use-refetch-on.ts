import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useThrottled } from '../use-throttled.ts';

interface RefetchOptions<Data, Variables> {
  variables?: Variables;
  /** Nothing is subscribed to while this holds. */
  skip?: boolean;
  /** Whether a change concerns what is on the screen; every change does, unless this is given. */
  isRelevant?: (change: Data) => boolean;
}

/**
 * Reads again when the server reports a change: immediately, then at most once for all that changes within a moment. For
 * what people look at; a form that somebody fills in keeps what it was opened with. Returns the throttled `refetch`, for
 * further reasons to read again.
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
