import { useEffect, useMemo, useState } from 'react';
import { findMusterView } from '@eptw/domain/muster/muster';
import { GetMusterSitesDocument, type GetMusterSitesQuery } from '../../generated/muster.ts';
import { useQuery } from '../../lib/api/use-query.ts';
import { readOfflineData, saveOfflineData } from '../../lib/session/offline-data.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';

export type MusterSite = GetMusterSitesQuery['getSites']['items'][number];

/** The viewer's sites; undefined while they load. Without a connection, those that the device knows. */
export interface MusterSites {
  sites: readonly MusterSite[] | undefined;
  /** Whether the sites are those of an earlier visit, while those of today are loading. */
  isOutdated: boolean;
  failed: boolean;
  retry: () => void;
}

/** Loads the sites whose muster lists the viewer sees: their own, or all of them for a Super Admin. */
export function useMusterSites(): MusterSites {
  const name = `muster-sites:${useSignedInUser()._id}`;
  const [saved] = useState(() => readOfflineData(name) as readonly MusterSite[] | undefined);
  const { data, error, refetch } = useQuery(GetMusterSitesDocument);
  const loaded = useMemo(() => {
    if (!data) return undefined;
    const { role, sites: ownSites } = data.getSession.user;
    const siteIds = ownSites.map(({ _id }) => _id);
    return data.getSites.items.filter(({ _id }) => findMusterView({ role, siteIds }, _id) !== undefined);
  }, [data]);
  useEffect(() => {
    if (loaded) saveOfflineData(name, loaded);
  }, [name, loaded]);
  const sites = loaded ?? saved;
  const isOutdated = loaded === undefined && error === undefined;
  return { sites, isOutdated, failed: sites === undefined && error !== undefined, retry: () => void refetch() };
}
