import { useApolloClient } from '@apollo/client/react';
import { useRefetchOn } from '../../../lib/apollo/use-refetch-on.ts';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { GetPermitDocument } from '../../../generated/permits/model.ts';
import type { Permit } from '../model/permit.ts';

/** Reads an open permit again whenever one of its child permits has changed. */
export function useChildPermitUpdates({ childPermits }: Permit): void {
  const client = useApolloClient();
  const refetch = () => {
    // The permit's own screen shows when it cannot be read.
    client.refetchQueries({ include: [GetPermitDocument] }).catch(() => undefined);
  };
  useRefetchOn(AnyPermitChangedDocument, refetch, {
    skip: childPermits.length === 0,
    isRelevant: ({ permitChanged }) => childPermits.some(({ _id }) => _id === permitChanged._id),
  });
}
