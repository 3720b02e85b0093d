import type { Administrator } from '@eptw/domain/user/authority';
import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { Role } from '@eptw/domain/user/role';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toRowList, type RowList } from '../../../database/row-list.ts';
import { matchesSearch } from '../../../database/search.ts';
import { asRead } from '../../../database/reading-order.ts';
import { fitsOption, selectUserDetails } from '../person-rows.ts';
import type { OptionFilter } from '../types.ts';

/** The filters of a list of accounts; absent or empty ones have no effect. */
export interface AccountFilter {
  searchText?: string | null | undefined;
  option?: OptionFilter;
  roles?: readonly Role[];
  statuses?: readonly AccountStatus[];
  /** Codes. */
  sites?: readonly string[];
}

export const accountOrders = ['fullname', 'company', 'createdAt'] as const;

/** The order of a list. */
export interface AccountOrder {
  by: (typeof accountOrders)[number];
  direction: 'asc' | 'desc';
}

const orderColumns = {
  fullname: asRead('person.full_name'),
  company: asRead('person.company'),
  createdAt: sql`person.created_at`,
} as const satisfies Record<AccountOrder['by'], RawBuilder<unknown>>;

/** The SQL counterpart of the domain's `canSeeAccount`. */
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

function selectAccounts(db: Database, viewer: Administrator, filter: AccountFilter) {
  const { searchText, option, roles, statuses, sites } = filter;
  return selectVisibleAccounts(db, viewer)
    .where(fitsOption(option ?? {}))
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

/** An account as read, without the actions that the viewer may perform. */
export type ManagedAccountRow = InferResult<ReturnType<typeof selectManaged>>[number];

/** The accounts that this administrator can see. */
export function listAccounts(
  db: Database,
  viewer: Administrator,
  filter: AccountFilter,
  { by, direction }: AccountOrder,
): RowList<ManagedAccountRow> {
  const accounts = selectManaged(selectAccounts(db, viewer, filter));
  return toRowList(db, accounts.orderBy(orderColumns[by], direction).orderBy('person.id', direction));
}

/** One account, if this administrator can see it. */
export async function findAccount(
  db: Database,
  viewer: Administrator,
  id: string,
): Promise<ManagedAccountRow | undefined> {
  return selectManaged(selectVisibleAccounts(db, viewer)).where('person.id', '=', id).executeTakeFirst();
}

/** The names of companies that have users, sorted. */
export async function listCompanies(db: Database, searchText: string | null | undefined, take: number) {
  const rows = await db
    .selectFrom('person')
    .select('company')
    .groupBy('company')
    .where('archived_at', 'is', null)
    .where('company', '!=', '')
    .where(({ ref }) => matchesSearch([ref('person.company')], searchText))
    .orderBy(asRead('company'))
    .limit(take)
    .execute();
  return rows.map((row) => row.company);
}
