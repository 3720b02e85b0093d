import { normalizeText } from '@eptw/domain/text/same-text';
import { finishedStatuses } from '@eptw/domain/permit/status';
import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { Role } from '@eptw/domain/user/role';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { NewRow } from '../../../database/tables.ts';
import { asRead } from '../../../database/reading-order.ts';

/** An account, locked until the transaction ends. */
export interface LockedAccount {
  id: string;
  email: string;
  pendingEmail: string | null;
  fullName: string;
  role: Role;
  status: AccountStatus;
  company: string;
  phone: string;
  /** Whether the company was claimed on registration and not yet confirmed by an administrator. */
  companyClaimed: boolean;
  /** Until when the address is locked, because its owner blocked a change; null if it is not. */
  emailLockedUntil: Date | null;
  emailVerified: boolean;
  hasPassword: boolean;
  version: number;
  /** Who changed it last, and when; null if nobody has since it was created. */
  changedBy: string | null;
  changedAt: Date | null;
  sites: SiteOption[];
  groups: GroupOption[];
}

/** Locks an account that is not archived, and reads it under the lock. */
export async function lockAccount(db: Database, id: string): Promise<LockedAccount | undefined> {
  // Does not block rows that refer to the user, such as records of their actions.
  await db.selectFrom('person').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // A separate statement: the one that waited for the lock sees sites and groups as of its start.
  const account = await db
    .selectFrom('person')
    .leftJoin('person as changer', 'changer.id', 'person.changed_by')
    .select([
      'person.id',
      'person.email',
      'person.pending_email as pendingEmail',
      'person.full_name as fullName',
      'person.role',
      'person.status',
      'person.company',
      'person.phone',
      'person.company_claimed as companyClaimed',
      'person.email_kept_until as emailLockedUntil',
      'person.version',
      'person.changed_at as changedAt',
      'changer.full_name as changedBy',
      sql<boolean>`person.email_verified_at is not null`.as('emailVerified'),
      sql<boolean>`person.password_hash is not null`.as('hasPassword'),
    ])
    .where('person.id', '=', id)
    .where('person.archived_at', 'is', null)
    .executeTakeFirst();
  if (!account) return undefined;
  const sites = await db
    .selectFrom('person_site')
    .innerJoin('site', 'site.id', 'person_site.site_id')
    .select(['site.id', 'site.code', sql<boolean>`site.archived_at is not null`.as('archived')])
    .where('person_site.person_id', '=', id)
    .orderBy(asRead('site.code'))
    .execute();
  const groups = await db
    .selectFrom('mt_group_member')
    .innerJoin('mt_group', 'mt_group.id', 'mt_group_member.group_id')
    .select(['mt_group.id', 'mt_group.name', 'mt_group.site_id as siteId'])
    .where('mt_group_member.person_id', '=', id)
    .where('mt_group.archived_at', 'is', null)
    .orderBy(asRead('mt_group.name'))
    .execute();
  return { ...account, sites, groups };
}

export async function insertAccounts(db: Database, people: readonly NewRow<'person'>[]): Promise<void> {
  await db.insertInto('person').values(people).execute();
}

/** The columns of an account that administrators write. */
export type ManagedAccountChange = Partial<
  Pick<
    NewRow<'person'>,
    | 'email'
    | 'pending_email'
    | 'full_name'
    | 'role'
    | 'status'
    | 'company'
    | 'company_claimed'
    | 'phone'
    | 'archived_at'
  >
>;

/** Writes the change, and who made it when. */
export async function saveAccount(
  db: Database,
  id: string,
  change: ManagedAccountChange,
  changed: { by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('person')
    .set({ ...change, changed_by: changed.by, changed_at: changed.at })
    .where('id', '=', id)
    .execute();
}

/** Adds users to sites. The rows are passed as two arrays, however many there are. */
export async function insertSites(db: Database, rows: readonly NewRow<'person_site'>[]): Promise<void> {
  await sql`insert into person_site (person_id, site_id) select * from unnest(
    ${rows.map((row) => row.person_id)}::uuid[], ${rows.map((row) => row.site_id)}::uuid[])`.execute(db);
}

/** Adds users to groups, except those who are already members. */
export async function insertMembers(db: Database, rows: readonly NewRow<'mt_group_member'>[]): Promise<void> {
  await sql`insert into mt_group_member (group_id, person_id) select * from unnest(
    ${rows.map((row) => row.group_id)}::uuid[], ${rows.map((row) => row.person_id)}::uuid[])
    on conflict do nothing`.execute(db);
}

export async function replaceSites(db: Database, personId: string, siteIds: readonly string[]): Promise<void> {
  await db.deleteFrom('person_site').where('person_id', '=', personId).execute();
  await insertSites(
    db,
    siteIds.map((siteId) => ({ person_id: personId, site_id: siteId })),
  );
}

/** Removes the user from some groups and adds them to others. */
export async function changeGroups(
  db: Database,
  personId: string,
  { left, joined }: { left: readonly string[]; joined: readonly string[] },
): Promise<void> {
  if (left.length > 0)
    await db.deleteFrom('mt_group_member').where('person_id', '=', personId).where('group_id', 'in', left).execute();
  await insertMembers(
    db,
    joined.map((groupId) => ({ person_id: personId, group_id: groupId })),
  );
}

/**
 * Whether another Super Admin can sign in. Concurrent callers wait for this transaction to end, so that two Super
 * Admins cannot both count on each other.
 */
export async function hasOtherSuperAdmin(db: Database, exceptId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('super admins'))`.execute(db);
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'SuperAdmin')
    .where('status', '=', 'Approved')
    .where('email_verified_at', 'is not', null)
    .where('archived_at', 'is', null)
    .where('id', '!=', exceptId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A company as it is spelled here; as it is typed, if nothing but this user has another spelling. */
export async function findSpelling(db: Database, company: string, exceptId?: string): Promise<string> {
  const { rows } = await sql<{ company: string }>`
    select company_spelling(${company}, ${exceptId ?? null}::uuid) as company`.execute(db);
  return rows[0]?.company ?? company;
}

/**
 * Those of these companies that have users or permits at sites other than these, under whichever spelling, as they are
 * compared.
 */
export async function findCompaniesElsewhere(
  db: Database,
  companies: readonly string[],
  siteIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ company: string }>`
    select given.company from unnest(${companies.map(normalizeText)}::text[], ${companies}::text[])
      as given(company, spelled)
    where given.company <> '' and (
      exists (select from person join person_site on person_site.person_id = person.id
        where normal_text(person.company) = given.company and person.archived_at is null
          and person_site.site_id <> all(${siteIds}::uuid[]))
      or exists (select from site where site.id <> all(${siteIds}::uuid[]) and exists (
        select from permit where permit.site_id = site.id and permit.submitter_company in (
          select given.spelled union select name from submitter_company
            where normal_text(submitter_company.name) = given.company))))`.execute(db);
  return rows.map(({ company }) => company);
}

export interface SiteOption {
  id: string;
  code: string;
  archived: boolean;
}

/** These sites, including archived ones. */
export async function findSites(db: Database, ids: readonly string[]): Promise<SiteOption[]> {
  return db
    .selectFrom('site')
    .select(['id', 'code', sql<boolean>`archived_at is not null`.as('archived')])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(asRead('code'))
    .execute();
}

export interface GroupOption {
  id: string;
  name: string;
  siteId: string;
}

/** Those of these groups that are not archived. */
export async function findGroups(db: Database, ids: readonly string[]): Promise<GroupOption[]> {
  return db
    .selectFrom('mt_group')
    .select(['id', 'name', 'site_id as siteId'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('archived_at', 'is', null)
    .orderBy(asRead('name'))
    .execute();
}

/** The names of those of these groups that have no members left. */
export async function findEmptyGroups(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('mt_group')
    .select('name')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('archived_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mt_group_member')
            .innerJoin('person', 'person.id', 'mt_group_member.person_id')
            .select('person.id')
            .whereRef('mt_group_member.group_id', '=', 'mt_group.id')
            .where('person.archived_at', 'is', null),
        ),
      ),
    )
    .orderBy(asRead('name'))
    .execute();
  return rows.map((row) => row.name);
}

/** How many unfinished permits need this user's approval. */
export async function countAwaitedApprovals(db: Database, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('reviewer_slot')
    .innerJoin('permit', 'permit.id', 'reviewer_slot.permit_id')
    .select(sql<number>`count(distinct permit.id)`.as('count'))
    .where('reviewer_slot.person_id', '=', personId)
    .where('reviewer_slot.filled_by', 'is', null)
    .where('permit.status', 'not in', finishedStatuses)
    .executeTakeFirstOrThrow();
  return count;
}
