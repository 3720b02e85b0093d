import { useQuery } from '@apollo/client/react';
import { mayStopArea } from '@eptw/domain/work/area-stop';
import { findMusterView } from '@eptw/domain/work/muster';
import { useRefetchOn } from '../../../lib/apollo/use-refetch-on.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import {
  AreaStopsChangedDocument,
  GetAreaStopsDocument,
  type GetAreaStopsQuery,
} from '../../../generated/permits/area-stops.ts';

/** A site at which the viewer may stop all work. */
export type StoppableSite = GetAreaStopsQuery['getSession']['user']['sites'][number];

/** A stop in force at one of the viewer's sites. */
export interface ShownStop {
  _id: string;
  siteName: string;
  reason: string;
  setBy: string;
  setAt: Date;
  timeZone: string | undefined;
  mayLift: boolean;
  /** The address of the site's muster list, for those who see it. */
  muster: string | undefined;
}

/** Loads the stops in force at the viewer's sites, and at which sites they may stop all work. */
export function useAreaStops(): { stops: ShownStop[]; stoppableSites: StoppableSite[] } {
  const { role } = useSignedInUser();
  const { data, refetch } = useQuery(GetAreaStopsDocument);
  useRefetchOn(AreaStopsChangedDocument, () => void refetch());
  const sites = data?.getSession.user.sites ?? [];
  const viewer = { role, siteIds: sites.map(({ _id }) => _id) };
  const mayStop = (siteId: string) => mayStopArea(viewer, siteId);
  return {
    stops: (data?.getAreaStops ?? []).map(({ site, setAt, ...stop }) => ({
      ...stop,
      setAt: new Date(setAt),
      timeZone: sites.find(({ _id }) => _id === site)?.timeZone,
      mayLift: mayStop(site),
      muster: findMusterView(viewer, site) ? `/muster/${site}` : undefined,
    })),
    stoppableSites: sites.filter(({ _id }) => mayStop(_id)),
  };
}
