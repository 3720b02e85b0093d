import type { Role } from '@eptw/domain/user/role';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isIdentifier } from '../../../database/identifier.ts';
import type { NewRow, Row } from '../../../database/tables.ts';

/** A site of this person that still takes permits. */
export async function ownSite(db: Database, siteId: string, personId: string): Promise<Row<'site'> | undefined> {
  if (!isIdentifier(siteId)) return undefined;
  return db
    .selectFrom('site')
    .innerJoin('person_site', 'person_site.site_id', 'site.id')
    .selectAll('site')
    .where('site.id', '=', siteId)
    .where('site.archived_at', 'is', null)
    .where('person_site.person_id', '=', personId)
    .executeTakeFirst();
}

export async function hasDiscipline(db: Database, disciplineId: string): Promise<boolean> {
  if (!isIdentifier(disciplineId)) return false;
  const found = await db
    .selectFrom('discipline')
    .select('id')
    .where('id', '=', disciplineId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export interface StaffMember {
  id: string;
  full_name: string;
  role: Role;
}

/** Those of these people who are approved users with an address at the staff's e-mail domain. */
export async function approvedStaff(
  db: Database,
  personIds: readonly string[],
  staffEmailDomain: string,
): Promise<StaffMember[]> {
  const ids = personIds.filter(isIdentifier);
  if (ids.length === 0) return [];
  return db
    .selectFrom('person')
    .select(['id', 'full_name', 'role'])
    .where('id', 'in', ids)
    .where('status', '=', 'Approved')
    .where('archived_at', 'is', null)
    .where(sql<string>`split_part(lower(email), '@', 2)`, '=', staffEmailDomain.toLowerCase())
    .execute();
}

export interface GroupWithMembers {
  id: string;
  name: string;
  /** Members who are approved users. */
  memberIds: string[];
}

/** Groups that can be chosen, with their members; ids that are unknown or archived are absent. */
export async function groupsWithMembers(db: Database, groupIds: readonly string[]): Promise<GroupWithMembers[]> {
  const ids = groupIds.filter(isIdentifier);
  if (ids.length === 0) return [];
  const { rows } = await sql<GroupWithMembers>`
    select mt_group.id, mt_group.name,
      array(select person.id::text from mt_group_member join person on person.id = mt_group_member.person_id
        where mt_group_member.group_id = mt_group.id and person.status = 'Approved' and person.archived_at is null
      ) as "memberIds"
    from mt_group where mt_group.id = any(${ids}::uuid[]) and mt_group.archived_at is null`.execute(db);
  return rows;
}

/** The next permit number's sequence. It never repeats; numbers of refused permits are skipped. */
export async function nextSequence(db: Database): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`select nextval('permit_number') as sequence`.execute(db);
  return rows[0]?.sequence ?? 0;
}

export async function insertPermit(db: Database, permit: NewRow<'permit'>): Promise<string> {
  const { id } = await db.insertInto('permit').values(permit).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** One empty slot for each reviewer, individuals first, in the order in which they were chosen. */
export async function insertSlots(
  db: Database,
  permitId: string,
  individualIds: readonly string[],
  groupIds: readonly string[],
): Promise<void> {
  const reviewers = [
    ...individualIds.map((id) => ({ person_id: id, group_id: null })),
    ...groupIds.map((id) => ({ person_id: null, group_id: id })),
  ];
  const rows = reviewers.map((reviewer, position) => ({ permit_id: permitId, position, ...reviewer }));
  await db.insertInto('reviewer_slot').values(rows).execute();
}

/** The permit that an earlier request with the same key made. */
export async function permitOfKey(
  db: Database,
  submitterId: string,
  idempotencyKey: string,
): Promise<{ id: string; number: string } | undefined> {
  return db
    .selectFrom('permit')
    .select(['id', 'number'])
    .where('submitter_id', '=', submitterId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}
