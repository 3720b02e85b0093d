import { normalizeText } from '@eptw/domain/text/same-text';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import { isUuid } from '../../database/uuid.ts';
import type { Row } from '../../database/tables.ts';
import { siteJson } from '../sites/site-rows.ts';
import type { SiteMap } from './types.ts';
import { asRead } from '../../database/reading-order.ts';

/** The columns of a map that an administrator sets. */
export type MapColumns = Pick<Row<'site_map'>, 'name' | 'site_id' | 'file_name'>;

/** The filters of a list of maps. */
export interface MapFilter {
  /** Code of a site, however it is written. */
  siteCode?: string | undefined;
  /** Limits the list to these site ids; all sites by default. */
  siteIdsWithin?: readonly string[] | undefined;
}

function selectMaps(db: Database, { siteCode, siteIdsWithin }: MapFilter) {
  return db
    .selectFrom('site_map')
    .innerJoin('site', 'site.id', 'site_map.site_id')
    .where('site_map.archived_at', 'is', null)
    .where('site.archived_at', 'is', null)
    .$if(siteCode !== undefined, (query) =>
      query.where(sql`normal_text(site.code)`, '=', normalizeText(siteCode ?? '')),
    )
    .$if(siteIdsWithin !== undefined, (query) =>
      query.where(sql<boolean>`site_map.site_id = any(${siteIdsWithin ?? []}::uuid[])`),
    );
}

function withSite(query: ReturnType<typeof selectMaps>) {
  return query.select(['site_map.id as _id', 'site_map.name', 'site_map.file_name as mapImage', siteJson.as('site')]);
}

/** Maps, by site and name. */
export function listMaps(db: Database, filter: MapFilter): RowList<SiteMap> {
  const maps = withSite(selectMaps(db, filter));
  return toRowList(db, maps.orderBy(asRead('site.code')).orderBy(asRead('site_map.name')).orderBy('site_map.id'));
}

/** Whether a site has this code, however it is written. */
export async function isSiteCode(db: Database, code: string): Promise<boolean> {
  const site = await db
    .selectFrom('site')
    .select('id')
    .where(sql`normal_text(code)`, '=', normalizeText(code))
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return site !== undefined;
}

/** A map that is not archived. `lock` locks it until the transaction ends. */
export async function findMap(db: Database, id: string, lock = false): Promise<SiteMap | undefined> {
  if (!isUuid(id)) return undefined;
  return withSite(selectMaps(db, {}))
    .where('site_map.id', '=', id)
    .$if(lock, (query) => query.forUpdate('site_map'))
    .executeTakeFirst();
}

/** The site for a map, which cannot be archived before the transaction ends. */
export async function findSiteOfMap(db: Database, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const site = await db
    .selectFrom('site')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return site?.id;
}

export async function insertMap(db: Database, map: MapColumns, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('site_map')
    .values({ ...map, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMap(db: Database, id: string, map: MapColumns): Promise<void> {
  await db.updateTable('site_map').set(map).where('id', '=', id).execute();
}

export async function archiveMap(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('site_map').set({ archived_at: now }).where('id', '=', id).execute();
}
