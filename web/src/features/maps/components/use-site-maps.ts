import { useQuery } from '@apollo/client/react';
import { GetMapsOfSiteDocument, type GetMapsOfSiteQuery } from '../../../generated/maps.ts';

export type SiteMapOption = GetMapsOfSiteQuery['getMap']['items'][number];

const noMaps: readonly SiteMapOption[] = [];

/** The maps of the site with this code, by name; none while no site is chosen or they are on their way. */
export function useSiteMaps(siteCode: string | undefined): readonly SiteMapOption[] {
  const { data } = useQuery(GetMapsOfSiteDocument, {
    variables: { filterOption: siteCode ?? '' },
    skip: !siteCode,
    fetchPolicy: 'cache-first',
  });
  return (siteCode && data?.getMap.items) || noMaps;
}
