import { refetchQueries } from '../../../lib/api/refetch-queries.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { GetPermitDocument } from '../../../generated/permits/model.ts';
import type { Permit } from '../model/permit.ts';

/** Refetches an open permit when one of its child permits changes. */
export function useChildPermitUpdates({ childPermits }: Permit): void {
  useRefetchOn(AnyPermitChangedDocument, () => refetchQueries([GetPermitDocument]), {
    skip: childPermits.length === 0,
    isRelevant: ({ permitChanged }) => childPermits.some(({ _id }) => _id === permitChanged._id),
  });
}
