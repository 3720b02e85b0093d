import { listStatusesFor } from '@eptw/domain/permit/lifecycle';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { readInBatches, type StreamedList } from '../../../database/batches.ts';
import type { Database } from '../../../database/connect.ts';
import { permitTable, type ListSource } from '../../../database/list-source.ts';
import { toLikePattern, type NameMatches } from './filters.ts';

/**
 * Sites by code, name and id, disciplines by code and id, and the sites of each time zone, including archived ones.
 */
export interface FilterCodes {
  sites: ReadonlyMap<string, string>;
  disciplines: ReadonlyMap<string, string>;
  siteIdsOfZone: ReadonlyMap<string, string[]>;
}

export async function loadCodes(db: Database): Promise<FilterCodes> {
  const [sites, disciplines] = await Promise.all([
    // Active ones come last, so that they win over archived ones with the same code.
    db
      .selectFrom('site')
      .select(['id', 'code', 'name', 'time_zone'])
      .orderBy(sql`archived_at is null`)
      .execute(),
    db
      .selectFrom('discipline')
      .select(['id', 'code'])
      .orderBy(sql`archived_at is null`)
      .execute(),
  ]);
  const siteIdsOfZone = new Map<string, string[]>();
  for (const { id, time_zone } of sites) siteIdsOfZone.set(time_zone, [...(siteIdsOfZone.get(time_zone) ?? []), id]);
  return {
    sites: new Map(
      sites.flatMap(({ id, code, name }) => [[name, id] as const, [code, id] as const, [id, id] as const]),
    ),
    disciplines: new Map(disciplines.flatMap(({ id, code }) => [[code, id] as const, [id, id] as const])),
    siteIdsOfZone,
  };
}

const sortColumns = {
  createdAt: 'created_at',
  startDate: 'starts_at',
  endDate: 'ends_at',
  code: 'number',
} as const;

export type SortKey = keyof typeof sortColumns;

export function isSortKey(text: string): text is SortKey {
  return Object.hasOwn(sortColumns, text);
}

/** The order of a list. By urgency, it has the groups of a work queue, each sorted by start. */
export interface ListOrder {
  by: SortKey | 'urgency';
  descending: boolean;
}

export interface Slice {
  take: number;
  skip: number;
}

/** How many permits match a clause, and one page of them. */
export interface FoundPermits {
  count: number;
  /** `urgency` is the index of the permit's group, in a list sorted by urgency. */
  page: { id: string; number: string; urgency?: number }[];
  /** How many permits each group has, in such a list. */
  groups: { urgency: number; count: number }[] | null;
}

/** A query for permits to count and list. */
export interface PermitQuery {
  source: ListSource;
  clause: RawBuilder<SqlBool>;
  /** If given, a permit must also match at least one of these. */
  alternatives: readonly RawBuilder<SqlBool>[] | undefined;
  /** Whether no index returns them in order. */
  needsMaterializing: boolean;
  urgency: RawBuilder<number>;
}

/** The sort columns, under the names that `toOrderBy` uses. */
function toSortColumns({ source, urgency }: PermitQuery, by: ListOrder['by']): RawBuilder<unknown> {
  if (by === 'urgency') return sql`${source.startsAt} as place, ${urgency} as urgency`;
  return sql`${by === 'createdAt' ? source.createdAt : sql.ref(`permit.${sortColumns[by]}`)} as place`;
}

/** Times may repeat; the id then keeps pages from overlapping. */
function toOrderBy({ by, descending }: ListOrder): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  const order = sql`place ${direction}, id ${direction}`;
  return by === 'urgency' ? sql`urgency ${direction}, ${order}` : order;
}

/**
 * Selects id and sort columns of every matching permit. Each alternative of a text search is a query of its own,
 * because PostgreSQL only then uses an index for each; if the source is not the permit table, the alternatives are
 * plain conditions.
 */
function selectQueryRows(query: PermitQuery, by: ListOrder['by']): RawBuilder<unknown> {
  const { source, clause, alternatives } = query;
  const selectRowsWhere = (condition: RawBuilder<unknown>) =>
    sql`select ${source.id} as id, ${toSortColumns(query, by)} from ${source.from} where ${condition}`;
  if (!alternatives) return selectRowsWhere(clause);
  if (source !== permitTable) return selectRowsWhere(sql`${clause} and (${sql.join(alternatives, sql` or `)})`);
  return sql.join(
    alternatives.map((alternative) => selectRowsWhere(sql`${clause} and ${alternative}`)),
    sql` union `,
  );
}

/** The ids of all matching permits. */
export async function streamPermitIds(
  db: Database,
  query: PermitQuery,
  order: ListOrder,
): Promise<StreamedList<{ id: string }>> {
  const matching = selectQueryRows(query, order.by);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${matching}) found`.execute(db);
  const ids = sql<{ id: string }>`select id from (${matching}) found order by ${toOrderBy(order)}`;
  return { count: rows[0]?.count ?? 0, batches: readInBatches(db, ids) };
}

/**
 * Counts and finds in one statement, reading no more of each permit than it needs, which is mostly in an index.
 * Matches without an order are materialized before counting and sorting: the planner overestimates text matches above
 * all, and would otherwise scan the whole table in order.
 */
export async function findPermits(
  db: Database,
  query: PermitQuery,
  order: ListOrder,
  { take, skip }: Slice,
): Promise<FoundPermits> {
  const sorted = toOrderBy(order);
  const byUrgency = order.by === 'urgency';
  const urgency = byUrgency ? sql`, urgency` : sql``;
  const groups = sql`(select json_agg(json_build_object('urgency', urgency, 'count', permits) order by urgency)
    from (select urgency, count(*) as permits from found group by urgency) grouped)`;
  const { rows } = await sql<FoundPermits>`
    with found as ${query.needsMaterializing || byUrgency ? sql`materialized` : sql`not materialized`} (
      ${selectQueryRows(query, order.by)})
    select (select count(*) from found) as count, ${byUrgency ? groups : sql`null`} as groups,
      (select coalesce(json_agg(json_build_object(
          'id', id, 'number', number${byUrgency ? sql`, 'urgency', urgency` : sql``}) order by ${sorted}), '[]') from (
        select id, place${urgency}, (select permit.number from permit where permit.id = page.id) as number
        from (select id, place${urgency} from found order by ${sorted} limit ${take} offset ${skip}) page
      ) numbered) as page`.execute(db);
  return rows[0] ?? { count: 0, page: [], groups: null };
}

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

/**
 * The people whose name or e-mail address contains the text, archived ones included, and the companies whose name
 * does.
 */
export async function findMatchingNames(db: Database, text: string | null | undefined): Promise<NameMatches> {
  const like = toLikePattern(text);
  if (like === undefined) return { personIds: [], companies: [] };
  const { rows } = await sql<NameMatches>`
    select array(select id from person where email ilike ${like} or full_name ilike ${like}) as "personIds",
      array(select name from submitter_company where name ilike ${like}) as companies`.execute(db);
  return rows[0] ?? { personIds: [], companies: [] };
}
