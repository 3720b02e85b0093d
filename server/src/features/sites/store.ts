import { unfinishedStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import { isUuid } from '../../database/uuid.ts';
import type { Row } from '../../database/tables.ts';
import { siteColumns } from './site-rows.ts';
import type { EditedSite, Site } from './types.ts';
import { asRead } from '../../database/reading-order.ts';

/** The order of a list of sites. */
export interface SiteOrder {
  by: 'name' | 'code';
  direction: 'asc' | 'desc';
}

/** The columns of a site that an administrator sets. */
export type SiteColumns = Pick<
  Row<'site'>,
  'name' | 'code' | 'address' | 'time_zone' | 'emergency_phone' | 'counts_unverified'
>;

/** Sites that can be chosen. They are few, so they are sorted without an index. */
export function listSites(db: Database, { by, direction }: SiteOrder): RowList<Site> {
  const sites = db.selectFrom('site').select(siteColumns).where('archived_at', 'is', null);
  return toRowList(db, sites.orderBy(asRead(by), direction).orderBy('id'));
}

/** A site that is not archived, and whether its code may change. `lock` locks it until the transaction ends. */
export async function findSite(db: Database, id: string, lock = false): Promise<EditedSite | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('site')
    .select([
      ...siteColumns,
      'site.emergency_phone as emergencyPhone',
      'site.counts_unverified as countsUnverified',
      sql<boolean>`exists(select from permit where site_id = site.id)`.as('hasPermits'),
    ])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function insertSite(db: Database, site: SiteColumns): Promise<string> {
  const { id } = await db.insertInto('site').values(site).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateSite(db: Database, id: string, site: SiteColumns): Promise<void> {
  await db.updateTable('site').set(site).where('id', '=', id).execute();
}

/** How many of the site's permits and child permits are not finished. */
export async function countUnfinished(db: Database, siteId: string): Promise<number> {
  const unfinished = sql`site_id = ${siteId}::uuid and status = any(${[...unfinishedStatuses]}::text[])`;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from permit where ${unfinished} and parent_permit_id is null)
      + (select count(*) from permit where ${unfinished} and parent_permit_id is not null) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The numbers of unfinished permits that need the approval of one of the site's groups, in order. No permit can add
 * one of these groups before the transaction ends.
 */
export async function findAwaitingGroups(transaction: Database, siteId: string): Promise<string[]> {
  await sql`select from mt_group where site_id = ${siteId} and archived_at is null for update`.execute(transaction);
  const { rows } = await sql<{ number: string }>`
    select distinct permit.number from mt_group
    join reviewer_slot slot on slot.group_id = mt_group.id and slot.filled_by is null
    join permit on permit.id = slot.permit_id and permit.status = any(${[...unfinishedStatuses]}::text[])
    where mt_group.site_id = ${siteId} and mt_group.archived_at is null
    order by permit.number`.execute(transaction);
  return rows.map((row) => row.number);
}

/** Archives a site with its groups and maps. Returns the users whose rights this changes. */
export async function archiveSite(db: Database, id: string, now: Date): Promise<string[]> {
  await db.updateTable('site').set({ archived_at: now }).where('id', '=', id).execute();
  await db
    .updateTable('site_map')
    .set({ archived_at: now })
    .where('site_id', '=', id)
    .where('archived_at', 'is', null)
    .execute();
  await db
    .updateTable('mt_group')
    .set({ archived_at: now })
    .where('site_id', '=', id)
    .where('archived_at', 'is', null)
    .execute();
  const people = await db
    .selectFrom('person_site')
    .select('person_id')
    .where('site_id', '=', id)
    .union(
      db
        .selectFrom('mt_group_member')
        .innerJoin('mt_group', 'mt_group.id', 'mt_group_member.group_id')
        .select('person_id')
        .where('mt_group.site_id', '=', id),
    )
    .execute();
  return people.map((person) => person.person_id);
}
