import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useAdministrationNews } from '../../administration/components/use-administration-news.ts';
import { GetSiteChoicesDocument, type GetSiteChoicesQuery } from '../operations.generated.ts';

export type KeptSite = GetSiteChoicesQuery['getSites']['items'][number];

interface KeptSites {
  sites: readonly KeptSite[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** The sites that the signed-in administrator looks after, by name: every one for a Super Admin. */
export function useKeptSites(): KeptSites {
  const { data, error, refetch } = useQuery(GetSiteChoicesDocument);
  useAdministrationNews(['site'], () => void refetch());
  const sites = useMemo(() => {
    const user = data?.getSession.user;
    if (!user) return [];
    const own = new Set(user.sites.map(({ _id }) => _id));
    return data.getSites.items.filter(({ _id }) => user.role === 'SuperAdmin' || own.has(_id));
  }, [data]);
  const failed = data === undefined && error !== undefined;
  return { sites, loading: data === undefined && !failed, failed, retry: () => void refetch() };
}

/** A site as it is chosen from a list. */
export function siteChoice({ _id, code, name }: KeptSite): { value: string; label: string } {
  return { value: _id, label: `${name} (${code})` };
}
