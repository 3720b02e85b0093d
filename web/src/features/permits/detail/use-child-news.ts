import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useGathered } from '../../../lib/use-gathered.ts';
import { AnyPermitChangedDocument } from '../list/operations.generated.ts';
import { GetPermitDocument } from './operations.generated.ts';
import type { Permit } from './permit-track.ts';

/** Reads an open permit again whenever one of its child permits has changed. */
export function useChildNews({ childPermits }: Permit): void {
  const client = useApolloClient();
  const readAgain = useGathered(() => {
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
