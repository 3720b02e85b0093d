import { mayStopArea } from '@eptw/domain/area-stop/area-stop';
import { refetchQueries } from '../../../lib/api/refetch-queries.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import {
  AreaStopsChangedDocument,
  GetAreaStopsDocument,
  GetStoppableSitesDocument,
} from '../../../generated/area-stops.ts';
import type { AreaStop } from './area-stop.ts';

/** A site at which the viewer may stop all work. */
export interface StoppableSite {
  _id: string;
  name: string;
}

/**
 * Loads the stops in force that the viewer sees. When one is set, joined or lifted, everything on screen is loaded again:
 * each permit of the site changes with it.
 */
export function useAreaStops(): readonly AreaStop[] {
  const { data } = useQuery(GetAreaStopsDocument);
  useRefetchOn(AreaStopsChangedDocument, () => refetchQueries('active'));
  return data?.getAreaStops ?? [];
}

/** Loads the sites at which the viewer may stop all work; none for those who may not. */
export function useStoppableSites(): readonly StoppableSite[] {
  const { role } = useSignedInUser();
  // Of some site: nothing is loaded for roles that stop none.
  const { data } = useQuery(GetStoppableSitesDocument, { skip: !mayStopArea({ role, siteIds: [''] }, '') });
  if (!data) return [];
  const siteIds = data.getSession.user.sites.map(({ _id }) => _id);
  return data.getSites.items.filter(({ _id }) => mayStopArea({ role, siteIds }, _id));
}
