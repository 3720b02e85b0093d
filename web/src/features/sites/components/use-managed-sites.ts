import { useMemo } from 'react';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { GetSiteChoicesDocument, type GetSiteChoicesQuery } from '../../../generated/sites.ts';

export type ManagedSite = GetSiteChoicesQuery['getSites']['items'][number];

interface ManagedSites {
  sites: readonly ManagedSite[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** Loads the sites that the signed-in administrator manages, by name: all of them for a Super Admin. */
export function useManagedSites(): ManagedSites {
  const { data, error, refetch } = useQuery(GetSiteChoicesDocument);
  useAdminSubscription(['site'], () => void refetch());
  const sites = useMemo(() => {
    const user = data?.getSession.user;
    if (!user) return [];
    const own = new Set(user.sites.map(({ _id }) => _id));
    return data.getSites.items.filter(({ _id }) => user.role === 'SuperAdmin' || own.has(_id));
  }, [data]);
  const failed = data === undefined && error !== undefined;
  return { sites, loading: data === undefined && !failed, failed, retry: () => void refetch() };
}

/** Turns a site into an option of a list. */
export function toSiteOption({ _id, code, name }: ManagedSite): { value: string; label: string } {
  return { value: _id, label: `${name} (${code})` };
}
