import { finishedStatuses } from '@eptw/domain/permit/status';
import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { Role } from '@eptw/domain/user/role';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { NewRow } from '../../../database/tables.ts';

/** An account that nobody else can change before the transaction is over. */
export interface LockedAccount {
  id: string;
  email: string;
  pendingEmail: string | null;
  fullName: string;
  role: Role;
  status: AccountStatus;
  company: string;
  phone: string;
  /** Whether the company is what the person claimed when registering, and no administrator has looked at it. */
  companyClaimed: boolean;
  /** Until when the address stays as it is, since its owner blocked a change; null when nobody did. */
  emailLockedUntil: Date | null;
  emailVerified: boolean;
  hasPassword: boolean;
  version: number;
  /** Who changed it last, and when; null when nobody did since it was made. */
  changedBy: string | null;
  changedAt: Date | null;
  sites: SiteOption[];
  groups: GroupOption[];
}

/** Locks an account that is not archived and reads it as it is then. */
export async function lockAccount(db: Database, id: string): Promise<LockedAccount | undefined> {
  // Rows that name the person, as whoever changed or recorded something, go on being written meanwhile.
  await db.selectFrom('person').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // A statement of its own: the one that waited for the lock sees sites and groups as they were before.
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
    .orderBy('site.code')
    .execute();
  const groups = await db
    .selectFrom('mt_group_member')
    .innerJoin('mt_group', 'mt_group.id', 'mt_group_member.group_id')
    .select(['mt_group.id', 'mt_group.name', 'mt_group.site_id as siteId'])
    .where('mt_group_member.person_id', '=', id)
    .where('mt_group.archived_at', 'is', null)
    .orderBy('mt_group.name')
    .execute();
  return { ...account, sites, groups };
}

export async function insertAccounts(db: Database, people: readonly NewRow<'person'>[]): Promise<void> {
  await db.insertInto('person').values(people).execute();
}

/** What an administrator may write of an account. */
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

/** Writes it, and who did it when. */
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

/** Has people belong to sites. Lists travel as two values, however long they are. */
export async function insertSites(db: Database, rows: readonly NewRow<'person_site'>[]): Promise<void> {
  await sql`insert into person_site (person_id, site_id) select * from unnest(
    ${rows.map((row) => row.person_id)}::uuid[], ${rows.map((row) => row.site_id)}::uuid[])`.execute(db);
}

/** Makes people members of groups; whoever is one already stays one. */
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

/** Leaves these groups and joins the others. */
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

/** Whether somebody else has this address, in any case. */
export async function isAddressTaken(db: Database, email: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('archived_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether there is a SuperAdmin besides this one who can sign in. Whoever asks at the same moment waits for this
 * transaction's end, so that two SuperAdmins cannot both count on the other.
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

/** A company as it is spelled by whoever belongs to it longest, besides this person; nothing when nobody does. */
export async function findSpelling(db: Database, company: string, exceptId?: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('person')
    .select('company')
    .where(sql`lower(company)`, '=', company.toLowerCase())
    .where('archived_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.company;
}

/**
 * Those of these companies that have people or permits at other sites than these, in small letters. People are compared
 * in any case; a permit belongs to a company as it is spelled on it.
 */
export async function findCompaniesElsewhere(
  db: Database,
  companies: readonly string[],
  siteIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ company: string }>`
    select lower(given.company) as company from unnest(${companies}::text[]) as given(company)
    where given.company <> '' and (
      exists (select from person join person_site on person_site.person_id = person.id
        where lower(person.company) = lower(given.company) and person.archived_at is null
          and person_site.site_id <> all(${siteIds}::uuid[]))
      or exists (select from site where site.id <> all(${siteIds}::uuid[]) and exists (
        select from permit where permit.submitter_company = given.company and permit.site_id = site.id)))`.execute(db);
  return rows.map(({ company }) => company);
}

export interface SiteOption {
  id: string;
  code: string;
  archived: boolean;
}

/** These sites, also those that are archived. */
export async function findSites(db: Database, ids: readonly string[]): Promise<SiteOption[]> {
  return db
    .selectFrom('site')
    .select(['id', 'code', sql<boolean>`archived_at is not null`.as('archived')])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('code')
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
    .orderBy('name')
    .execute();
}

/** Names of those of these groups that have no members left. */
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
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
}

/** On how many unfinished permits this person's approval is asked for. */
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
