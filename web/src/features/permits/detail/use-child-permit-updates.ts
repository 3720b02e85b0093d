import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useThrottled } from '../../../lib/use-throttled.ts';
import { AnyPermitChangedDocument } from '../list/operations.generated.ts';
import { GetPermitDocument } from '../model/operations.generated.ts';
import type { Permit } from '../model/permit.ts';

/** Reads an open permit again whenever one of its child permits has changed. */
export function useChildPermitUpdates({ childPermits }: Permit): void {
  const client = useApolloClient();
  const readAgain = useThrottled(() => {
    // The permit's own screen tells when it cannot be read.
    client.refetchQueries({ include: [GetPermitDocument] }).catch(() => undefined);
  });
  useSubscription(AnyPermitChangedDocument, {
    skip: childPermits.length === 0,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (childPermits.some(({ _id }) => _id === data?.permitChanged._id)) readAgain();
    },
  });
}
