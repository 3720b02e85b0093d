import { useSubscription } from '@apollo/client/react';
import { useGathered } from '../../../lib/use-gathered.ts';
import { BoardChangedDocument } from '../operations.generated.ts';

/** Reads anew when a permit changes that the viewer sees, once for all that changes within a moment. */
export function useBoardNews(read: () => void): void {
  const readAgain = useGathered(read);
  useSubscription(BoardChangedDocument, { onData: readAgain, ignoreResults: true });
}
