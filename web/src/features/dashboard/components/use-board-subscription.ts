import { useSubscription } from '@apollo/client/react';
import { useThrottled } from '../../../lib/use-throttled.ts';
import { BoardChangedDocument } from '../operations.generated.ts';

/** Reads anew when a permit changes that the viewer sees, once for all that changes within a moment. */
export function useBoardSubscription(refetch: () => void): void {
  const refetchThrottled = useThrottled(refetch);
  useSubscription(BoardChangedDocument, { onData: refetchThrottled, ignoreResults: true });
}
