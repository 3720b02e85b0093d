import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { Row } from '../../../database/tables.ts';

/** What a site decides about work that is planned there. */
export type PlannedSite = Pick<Row<'site'>, 'id' | 'code' | 'time_zone' | 'counts_unverified'>;

const columns = ['site.id', 'site.code', 'site.time_zone', 'site.counts_unverified'] as const;

/** One of a person's sites; null for any other. */
export async function findOwnSite(db: Database, personId: string, siteId: string): Promise<PlannedSite | null> {
  if (!isUuid(siteId)) return null;
  const site = await db
    .selectFrom('site')
    .innerJoin('person_site', 'person_site.site_id', 'site.id')
    .select(columns)
    .where('site.id', '=', siteId)
    .where('site.archived_at', 'is', null)
    .where('person_site.person_id', '=', personId)
    .executeTakeFirst();
  return site ?? null;
}

/** The site of a permit, whoever asks. */
export async function findSiteOfPermit(db: Database, permitId: string): Promise<PlannedSite | undefined> {
  return db
    .selectFrom('permit')
    .innerJoin('site', 'site.id', 'permit.site_id')
    .select(columns)
    .where('permit.id', '=', permitId)
    .executeTakeFirst();
}
