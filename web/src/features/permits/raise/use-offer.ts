import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Offer } from './choices.ts';
import { GetRaiseChoicesDocument, type GetRaiseChoicesQuery } from './operations.generated.ts';

export interface OfferReading {
  /** What can be chosen; absent until it is known. */
  offer: Offer | undefined;
  /** The permits to close before another may be raised, and the server's sentence about them. */
  quota: { message: string; permits: GetRaiseChoicesQuery['countUnClosedPermit']['permits'] } | undefined;
  failed: boolean;
  readAgain: () => void;
}

/** What the signed-in user may choose for a permit, and whether they may raise one. */
export function useOffer(): OfferReading {
  const { data, error, refetch } = useQuery(GetRaiseChoicesDocument, { fetchPolicy: 'network-only' });
  const offer = useMemo((): Offer | undefined => {
    if (!data?.getSession.user) return undefined;
    return {
      templates: data.getTemplates.items,
      sites: data.getSession.user.sites,
      disciplines: data.getAllDisciplines.items,
      groups: data.getAllMTGroups.items,
    };
  }, [data]);
  const { message, permits } = data?.countUnClosedPermit ?? {};
  return {
    offer,
    quota: message && permits ? { message, permits } : undefined,
    failed: error !== undefined,
    readAgain: () => void refetch(),
  };
}
