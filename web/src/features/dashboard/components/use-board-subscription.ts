import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { BoardChangedDocument } from '../../../generated/dashboard.ts';

/** Refetches when a permit changes that the viewer may see. */
export function useBoardSubscription(refetch: () => void): void {
  useRefetchOn(BoardChangedDocument, refetch);
}
