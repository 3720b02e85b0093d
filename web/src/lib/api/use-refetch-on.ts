import type { Operation } from './operation.ts';
import { useThrottled } from '../use-throttled.ts';
import { useSubscription } from './use-subscription.ts';

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
export function useRefetchOn<Data, Variables extends object>(
  subscription: Operation<Data, Variables>,
  refetch: () => void,
  { isRelevant, ...options }: RefetchOptions<Data, NoInfer<Variables>> = {},
): () => void {
  const refetchThrottled = useThrottled(refetch);
  useSubscription(
    subscription,
    (change) => {
      if (!isRelevant || (change && isRelevant(change))) refetchThrottled();
    },
    options,
  );
  return refetchThrottled;
}
