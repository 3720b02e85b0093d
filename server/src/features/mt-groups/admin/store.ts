import { unfinishedStatuses } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { Row } from '../../../database/tables.ts';
import { siteJson } from '../../sites/site-rows.ts';
import { selectPersonJson } from '../../users/person-rows.ts';
import { groupCreatorJson } from '../group-rows.ts';
import type { ManagedGroup } from '../types.ts';
import { asRead } from '../../../database/reading-order.ts';

/** The columns of a group that an administrator sets. */
export type GroupColumns = Pick<Row<'mt_group'>, 'name' | 'site_id' | 'permit_closer'>;

/**
 * Locks a group until the transaction ends, and prevents changes to other groups of its site, so that one of the last
 * two closer groups stays. Permits can still be raised at the site.
 */
export async function lockGroup(db: Database, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await sql`select from site where id = (select site_id from mt_group where id = ${id}) for no key update`.execute(db);
  await sql`select from mt_group where id = ${id} for update`.execute(db);
}

/** A group that is not archived, with its members. */
export async function findGroup(db: Database, id: string): Promise<ManagedGroup | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<ManagedGroup>`
    select mt_group.id as _id, mt_group.name, mt_group.permit_closer as "permitCloser",
      mt_group.created_at as "createdAt",
      ${groupCreatorJson} as "createdBy",
      exists(select from reviewer_slot where reviewer_slot.group_id = mt_group.id) as "siteLocked",
      ${siteJson} as site,
      (select coalesce(json_agg(${selectPersonJson('person')} order by ${asRead('person.full_name')}), '[]')
        from mt_group_member join person on person.id = mt_group_member.person_id
        where mt_group_member.group_id = mt_group.id and person.archived_at is null) as members
    from mt_group join site on site.id = mt_group.site_id
    where mt_group.id = ${id} and mt_group.archived_at is null`.execute(db);
  return rows[0];
}

/** The site for a group, which cannot be archived before the transaction ends. */
export async function findSiteOfGroup(db: Database, id: string): Promise<{ id: string; code: string } | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('site')
    .select(['id', 'code'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
}

export async function insertGroup(db: Database, group: GroupColumns, createdBy: string, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('mt_group')
    .values({ ...group, created_by: createdBy, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateGroup(db: Database, id: string, group: GroupColumns): Promise<void> {
  await db.updateTable('mt_group').set(group).where('id', '=', id).execute();
}

export async function archiveGroup(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('mt_group').set({ archived_at: now }).where('id', '=', id).execute();
}

/** The permits that depend on a group. */
export interface Dependants {
  hasOtherCloser: boolean;
  unfinished: number;
  awaiting: number;
  awaitingNumbers: string[];
}

/** Permits at the group's site, and those that need its approval. */
export async function findDependants(db: Database, groupId: string, siteId: string): Promise<Dependants> {
  const unfinished = sql`status = any(${[...unfinishedStatuses]}::text[])`;
  const { rows } = await sql<Dependants>`
    with awaiting as materialized (
      select permit.number from reviewer_slot slot join permit on permit.id = slot.permit_id
      where slot.group_id = ${groupId} and slot.filled_by is null and permit.${unfinished}
    )
    select
      exists(select from mt_group other
        where other.site_id = ${siteId} and other.id <> ${groupId} and other.permit_closer and other.archived_at is null
          and exists(select from mt_group_member member join person on person.id = member.person_id
            where member.group_id = other.id and person.archived_at is null and person.status = 'Approved')
      ) as "hasOtherCloser",
      (select count(*) from permit where site_id = ${siteId} and ${unfinished} and parent_permit_id is null)
        + (select count(*) from permit where site_id = ${siteId} and ${unfinished} and parent_permit_id is not null)
        as unfinished,
      (select count(*) from awaiting) as awaiting,
      array(select number from awaiting order by number limit 5) as "awaitingNumbers"`.execute(db);
  const [dependants] = rows;
  if (!dependants) throw new Error('A statement without a from clause has exactly one row');
  return dependants;
}

/** The members of a group who do not belong to a site, by name. */
export async function listMembersElsewhere(db: Database, groupId: string, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mt_group_member')
    .innerJoin('person', 'person.id', 'mt_group_member.person_id')
    .select('person.full_name')
    .where('mt_group_member.group_id', '=', groupId)
    .where('person.archived_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person_site')
            .select('person_site.site_id')
            .whereRef('person_site.person_id', '=', 'person.id')
            .where('person_site.site_id', '=', siteId),
        ),
      ),
    )
    .orderBy(asRead('person.full_name'))
    .execute();
  return rows.map((row) => row.full_name);
}

/** A user to add to a group. */
export interface CandidateRow {
  id: string;
  fullName: string;
  role: Role;
  isApproved: boolean;
  siteIds: string[];
}

/** Those of these users who exist and are not archived, whatever their role; locked until the transaction ends. */
export async function findCandidates(db: Database, ids: readonly string[]): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select id, full_name as "fullName", role, status = 'Approved' as "isApproved",
      array(select site_id::text from person_site where person_id = person.id) as "siteIds"
    from person where id = any(${ids.filter(isUuid)}::uuid[]) and archived_at is null
    order by ${asRead('full_name')} for share of person`.execute(db);
  return rows;
}

export async function insertMembers(db: Database, groupId: string, personIds: readonly string[]): Promise<void> {
  await db
    .insertInto('mt_group_member')
    .values(personIds.map((person_id) => ({ group_id: groupId, person_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
