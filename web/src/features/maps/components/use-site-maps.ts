import { useQuery } from '../../../lib/api/use-query.ts';
import { GetMapsOfSiteDocument, type GetMapsOfSiteQuery } from '../../../generated/maps.ts';

export type SiteMapOption = GetMapsOfSiteQuery['getMap']['items'][number];

const noMaps: readonly SiteMapOption[] = [];

/** Returns the maps of the site with this code, by name; empty while no site is selected or they are loading. */
export function useSiteMaps(siteCode: string | undefined): readonly SiteMapOption[] {
  const { data } = useQuery(GetMapsOfSiteDocument, {
    variables: { filterOption: siteCode ?? '' },
    skip: !siteCode,
    fetchPolicy: 'cache-first',
  });
  return (siteCode && data?.getMap.items) || noMaps;
}
