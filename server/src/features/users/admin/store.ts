import { finishedStatuses } from '@eptw/domain/permit/status';
import type { Administrator } from '@eptw/domain/user/authority';
import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { Role } from '@eptw/domain/user/role';
import { sql } from 'kysely';
import { readInBatches, type StreamedList } from '../../../database/batches.ts';
import type { Database } from '../../../database/connect.ts';
import { matchesSearch } from '../../../database/search.ts';
import { selectUserDetails } from '../person-rows.ts';

/** Which accounts a list is about; what is absent or empty narrows nothing. */
export interface AccountFilter {
  searchText?: string | null | undefined;
  roles?: readonly Role[];
  statuses?: readonly AccountStatus[];
  /** Codes. */
  sites?: readonly string[];
}

export const accountOrders = ['fullname', 'company', 'createdAt'] as const;

/** What a list is sorted by. */
export interface AccountOrder {
  by: (typeof accountOrders)[number];
  direction: 'asc' | 'desc';
}

const orderColumns = {
  fullname: 'person.full_name',
  company: 'person.company',
  createdAt: 'person.created_at',
} as const satisfies Record<AccountOrder['by'], string>;

/** The domain's `canSeeAccount` in SQL. */
function selectVisibleAccounts(db: Database, viewer: Administrator) {
  return db
    .selectFrom('person')
    .where('person.archived_at', 'is', null)
    .$if(viewer.role !== 'SuperAdmin', (query) =>
      query.where(
        sql<boolean>`(person.id = ${viewer.id}::uuid or person.id in (
          select person_site.person_id from person_site where person_site.site_id = any(${viewer.siteIds}::uuid[])))`,
      ),
    );
}

function selectAccounts(db: Database, viewer: Administrator, { searchText, roles, statuses, sites }: AccountFilter) {
  return selectVisibleAccounts(db, viewer)
    .where(({ ref }) =>
      matchesSearch([ref('person.full_name'), ref('person.email'), ref('person.company')], searchText),
    )
    .$if(Boolean(roles?.length), (query) => query.where('person.role', 'in', roles ?? []))
    .$if(Boolean(statuses?.length), (query) => query.where('person.status', 'in', statuses ?? []))
    .$if(Boolean(sites?.length), (query) =>
      query.where(
        sql<boolean>`person.id in (select person_site.person_id from person_site
          where person_site.site_id = any(array(select site.id from site where site.code = any(${sites}::text[]))))`,
      ),
    );
}

function selectManaged(query: ReturnType<typeof selectVisibleAccounts>) {
  return selectUserDetails(query).select([
    'person.version',
    'person.pending_email as pendingEmail',
    'person.created_at as createdAt',
    sql<boolean>`person.email_verified_at is not null`.as('emailVerified'),
  ]);
}

/** An account as it is read, before anything is said about what may be done with it. */
export type ManagedAccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

function selectInOrder(db: Database, viewer: Administrator, filter: AccountFilter, { by, direction }: AccountOrder) {
  return selectManaged(selectAccounts(db, viewer, filter))
    .orderBy(orderColumns[by], direction)
    .orderBy('person.id', direction);
}

/** Accounts that this administrator sees, one page of them. */
export async function listAccounts(
  db: Database,
  viewer: Administrator,
  filter: AccountFilter,
  { take, skip, ...order }: AccountOrder & { take: number; skip: number },
) {
  return selectInOrder(db, viewer, filter, order).limit(take).offset(skip).execute();
}

/** All of them. */
export async function streamAccounts(
  db: Database,
  viewer: Administrator,
  filter: AccountFilter,
  order: AccountOrder,
): Promise<StreamedList<ManagedAccountRow>> {
  return {
    count: await countAccounts(db, viewer, filter),
    batches: readInBatches(db, selectInOrder(db, viewer, filter, order)),
  };
}

export async function countAccounts(db: Database, viewer: Administrator, filter: AccountFilter): Promise<number> {
  const { count } = await selectAccounts(db, viewer, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One account that this administrator sees. */
export async function findAccount(
  db: Database,
  viewer: Administrator,
  id: string,
): Promise<ManagedAccountRow | undefined> {
  return selectManaged(selectVisibleAccounts(db, viewer)).where('person.id', '=', id).executeTakeFirst();
}

/** Names of companies that somebody belongs to, by name. */
export async function listCompanies(db: Database, searchText: string | null | undefined, take: number) {
  const rows = await db
    .selectFrom('person')
    .select('company')
    .distinct()
    .where('archived_at', 'is', null)
    .where('company', '!=', '')
    .where(({ ref }) => matchesSearch([ref('person.company')], searchText))
    .orderBy('company')
    .limit(take)
    .execute();
  return rows.map((row) => row.company);
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
