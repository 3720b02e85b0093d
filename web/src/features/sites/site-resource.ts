import {
  CreateSiteDocument,
  DeleteSiteDocument,
  GetSiteDocument,
  GetSitesPageDocument,
  UpdateSiteDocument,
} from '../../generated/sites.ts';
import type { SiteRow } from './site-columns.tsx';

/** Sites as their screens use them. */
export const siteResource = {
  noun: 'site',
  kinds: ['site'],
  list: GetSitesPageDocument,
  read: GetSiteDocument,
  create: CreateSiteDocument,
  update: UpdateSiteDocument,
  remove: DeleteSiteDocument,
  describe: ({ name, code }: SiteRow) => `${name} (${code}), with its MT groups and maps`,
  // Filters and forms that read their choices once.
  refetch: ['GetListChoices', 'GetUserChoices'],
} as const;
