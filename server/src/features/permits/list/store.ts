import { listStatusesFor } from '@eptw/domain/permit/lifecycle';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { asConstant, asLimit, createPreparedStatement, preparedByText } from '../../../database/prepared-statements.ts';
import { selectForEachKey, toBranchClause } from './branches.ts';
import {
  requireOnlyRow,
  selectAll,
  selectPageIds,
  toOrderBy,
  toSortColumns,
  withVisibleElsewhere,
  type ListOrder,
  type PermitQuery,
  type Slice,
} from './query-clauses.ts';
import { decodeListRows, selectListRows, type ListRow, type SelectedRow } from './list-rows.ts';
import type { NameMatches } from './filter-clauses.ts';
import { toLikePattern } from '../../../database/search.ts';

/** Whether the user gave the last approval of a permit that is still Approved, and so could recall it. */
export async function isFinalApprover(db: Database, personId: string): Promise<boolean> {
  const permit = await db
    .selectFrom('permit')
    .select('id')
    .where('final_approver_id', '=', personId)
    .where('status', 'in', listStatusesFor('recall'))
    .limit(1)
    .executeTakeFirst();
  return permit !== undefined;
}

const namesStatement = createPreparedStatement(
  'names that match',
  sql<NameMatches>`
    select array(select id from person where normal_text(email) like $1 or normal_text(full_name) like $1) as "personIds",
      array(select name from submitter_company where normal_text(name) like $1) as companies`,
);

/**
 * The people whose name or e-mail address contains the text, archived ones included, and the companies whose name
 * does.
 */
export async function findMatchingNames(db: Database, text: string | null | undefined): Promise<NameMatches> {
  const like = toLikePattern(text);
  if (like === undefined) return { personIds: [], companies: [] };
  return requireOnlyRow(await namesStatement(db, like));
}

type Clause = RawBuilder<SqlBool>;

const countingStep = 1000;

/**
 * How far matches are counted whose total is not stored: to the next thousand after the page, so that a user who reads
 * on always finds further pages.
 */
function toMaximumCount({ take, skip }: Slice): number {
  return (Math.floor((skip + take) / countingStep) + 1) * countingStep;
}

/** The number of permits in a list. If it is not exact, there are more. */
export interface PermitTotal {
  count: number;
  isExact: boolean;
}

export interface FoundPermits {
  total: PermitTotal;
  rows: ListRow[];
  /** How many permits each group has, in such a list. */
  groups: { urgency: number; count: number }[] | null;
}

/** Selects id and sort column of at least the first permits of the list, reading few more than these. */
function selectFirst(query: PermitQuery, order: ListOrder, count: number): RawBuilder<unknown> {
  const { source, branches, listed, filters } = query;
  const columns = toSortColumns(query, order.by);
  const selectRows = (condition: Clause) => sql`select ${source.id} as id, ${columns} from ${source.from}
    where ${condition} and ${listed} and ${filters} order by ${toOrderBy(order)} limit ${asLimit(count)}`;
  return sql.join(
    branches.map((branch) =>
      order.by === 'createdAt' ? selectForEachKey(branch, selectRows) : sql`(${selectRows(toBranchClause(branch))})`,
    ),
    sql` union all `,
  );
}

/** How many permits match, counted up to a maximum; later branches only if earlier ones do not reach it. */
function selectCountUpTo(maximum: number, { source, branches, listed, filters }: PermitQuery): RawBuilder<number> {
  const rows = branches.map(
    (branch) =>
      sql`(select from ${source.from} where ${toBranchClause(branch)} and ${listed} and ${filters} limit ${sql.lit(maximum)})`,
  );
  return sql`(select count(*) from (select from (${sql.join(rows, sql` union all `)}) matching limit ${sql.lit(maximum)}) counted)`;
}

/** How many permits match, however many. */
export async function countMatches(db: Database, query: PermitQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`${withVisibleElsewhere(query)}
    select count(*) as count from (${selectAll(query, 'createdAt')}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Selects the ids of all matching permits, in order. */
export function selectIdsInOrder(query: PermitQuery, order: ListOrder): RawBuilder<{ id: string }> {
  return sql`${withVisibleElsewhere(query)} select id from (${selectAll(query, order.by)}) found order by ${toOrderBy(order)}`;
}

interface Found {
  total: number;
  groups: FoundPermits['groups'];
  page: SelectedRow[];
}

/** Counts a list and reads a page of it in the order of an index, no more than it shows. */
export async function readPermitsInOrder(
  db: Database,
  query: PermitQuery,
  order: ListOrder,
  { take, skip }: Slice,
): Promise<FoundPermits> {
  const maximum = toMaximumCount({ take, skip });
  const total = query.storedTotal ?? selectCountUpTo(maximum + 1, query);
  const { rows } = await sql<Pick<Found, 'total' | 'page'>>`
    ${query.isPrepared ? preparedByText : sql``} ${withVisibleElsewhere(query)}, found as (${selectFirst(query, order, skip + take)})
    select ${total} as total, ${selectListRows(selectPageIds(order, { take, skip }))} as page`.execute(db);
  const result = requireOnlyRow(rows);
  const isExact = query.storedTotal !== undefined || result.total <= maximum;
  return {
    total: { count: isExact ? result.total : maximum, isExact },
    groups: null,
    rows: decodeListRows(result.page),
  };
}

/** Gathers all permits of a list, then counts them and reads a page of them. */
export async function gatherPermits(
  db: Database,
  query: PermitQuery,
  order: ListOrder,
  slice: Slice,
): Promise<FoundPermits> {
  const byUrgency = order.by === 'urgency';
  const groups = sql`(select json_agg(json_build_object('urgency', urgency, 'count', permits) order by urgency)
    from (select urgency, count(*) as permits from found group by urgency) grouped)`;
  const urgencies = byUrgency ? sql`select urgency from page` : undefined;
  const { rows } = await sql<Found>`
    ${query.isPrepared ? preparedByText : sql``} ${withVisibleElsewhere(query)}, found as materialized (${selectAll(query, order.by)}),
      page as materialized (select * from found order by ${toOrderBy(order)}
        limit ${asConstant(slice.take, 'bigint')} offset ${asConstant(slice.skip, 'bigint')})
    select (select count(*) from found) as total, ${byUrgency ? groups : sql`null`} as groups,
      ${selectListRows(sql`select id from page`, urgencies)} as page`.execute(db);
  const result = requireOnlyRow(rows);
  return {
    total: { count: result.total, isExact: true },
    groups: result.groups,
    rows: decodeListRows(result.page),
  };
}
