import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { serverIsAway } from '../../../lib/apollo/failure-sentence.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import type { Offer } from './choices.ts';
import { keepOffer, keptOffer } from './kept-offer.ts';
import { GetRaiseChoicesDocument, type GetRaiseChoicesQuery } from './operations.generated.ts';

export interface OfferReading {
  /** What can be chosen; absent until it is known. What was known last stands in while the server cannot be reached. */
  offer: Offer | undefined;
  /** The permits to close before another may be raised, and the server's sentence about them. */
  quota: { message: string; permits: GetRaiseChoicesQuery['countUnClosedPermit']['permits'] } | undefined;
  failed: boolean;
  readAgain: () => void;
}

/** What the signed-in user may choose for a permit, and whether they may raise one. */
export function useOffer(): OfferReading {
  const { _id: userId } = useSignedInUser();
  const [known, setKnown] = useState<Offer>();
  const { data, error, refetch } = useQuery(GetRaiseChoicesDocument, { fetchPolicy: 'network-only' });
  const offer = useMemo((): Offer | undefined => {
    const user = data?.getSession.user;
    if (!user) return undefined;
    return {
      templates: data.getTemplates.items,
      sites: user.sites,
      disciplines: data.getAllDisciplines.items,
      groups: data.getAllMTGroups.items,
      profile: { company: user.company, fullName: user.fullname, phone: user.phone },
    };
  }, [data]);
  useEffect(() => {
    if (offer) keepOffer(userId, offer);
  }, [userId, offer]);
  const isAway = !offer && error !== undefined && serverIsAway(error, navigator.onLine);
  useEffect(() => {
    if (isAway) void keptOffer(userId).then(setKnown);
  }, [userId, isAway]);
  const { message, permits } = data?.countUnClosedPermit ?? {};
  return {
    offer: offer ?? known,
    quota: message && permits ? { message, permits } : undefined,
    failed: error !== undefined,
    readAgain: () => void refetch(),
  };
}
