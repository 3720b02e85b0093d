import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { ChosenSite } from '../create/store.ts';

/** One of a person's sites; null for any other. */
export async function findOwnSite(db: Database, personId: string, siteId: string): Promise<ChosenSite | null> {
  if (!isUuid(siteId)) return null;
  const site = await db
    .selectFrom('site')
    .innerJoin('person_site', 'person_site.site_id', 'site.id')
    .select(['site.id', 'site.code', 'site.time_zone'])
    .where('site.id', '=', siteId)
    .where('site.archived_at', 'is', null)
    .where('person_site.person_id', '=', personId)
    .executeTakeFirst();
  return site ?? null;
}
