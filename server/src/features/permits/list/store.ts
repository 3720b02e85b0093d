import { listStatusesFor } from '@eptw/domain/permit/lifecycle';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { readInBatches, type StreamedList } from '../../../database/batches.ts';
import type { Database } from '../../../database/connect.ts';
import { permitTable, type ListSource } from '../../../database/list-source.ts';
import { toLikePattern, type NameMatches } from './filters.ts';

/** Sites by code, name and id, disciplines by code and id, and which sites share a time zone. Archived ones too. */
export interface FilterCodes {
  sites: ReadonlyMap<string, string>;
  disciplines: ReadonlyMap<string, string>;
  siteIdsOfZone: ReadonlyMap<string, string[]>;
}

export async function loadCodes(db: Database): Promise<FilterCodes> {
  const [sites, disciplines] = await Promise.all([
    // Living ones come last and win where an archived one bears the same code.
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

/** Sorted by urgency, a list has the groups of a work queue, and each group is sorted by start. */
export interface ListOrder {
  by: SortKey | 'urgency';
  descending: boolean;
}

export interface Slice {
  take: number;
  skip: number;
}

/** How many permits a clause lets through, and one page of them. */
export interface FoundPermits {
  count: number;
  /** `urgency` is the place of its group, in a list that is sorted by urgency. */
  page: { id: string; number: string; urgency?: number }[];
  /** How many permits each group has, in such a list. */
  groups: { urgency: number; count: number }[] | null;
}

/** Permits to be counted and listed. */
export interface PermitQuery {
  source: ListSource;
  clause: RawBuilder<SqlBool>;
  /** Of these at least one must let a permit through as well, if there are any. */
  alternatives: readonly RawBuilder<SqlBool>[] | undefined;
  /** Whether no index gives them in order. */
  needsMaterializing: boolean;
  urgency: RawBuilder<number>;
}

/** What permits are sorted by, under the names that `inOrder` has for it. */
function toSortColumns({ source, urgency }: PermitQuery, by: ListOrder['by']): RawBuilder<unknown> {
  if (by === 'urgency') return sql`${source.startsAt} as place, ${urgency} as urgency`;
  return sql`${by === 'createdAt' ? source.createdAt : sql.ref(`permit.${sortColumns[by]}`)} as place`;
}

/** Times may repeat; ids then keep the pages from overlapping. */
function toOrderBy({ by, descending }: ListOrder): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  const order = sql`place ${direction}, id ${direction}`;
  return by === 'urgency' ? sql`urgency ${direction}, ${order}` : order;
}

/**
 * Selects the id and place of every permit that is sought. Each alternative of a text is looked for by itself, since
 * PostgreSQL uses one index for each of them only then; where the permits are found otherwise, it is a mere condition.
 */
function selectQueryRows(query: PermitQuery, by: ListOrder['by']): RawBuilder<unknown> {
  const { source, clause, alternatives } = query;
  const rowsWhere = (condition: RawBuilder<unknown>) =>
    sql`select ${source.id} as id, ${toSortColumns(query, by)} from ${source.from} where ${condition}`;
  if (!alternatives) return rowsWhere(clause);
  if (source !== permitTable) return rowsWhere(sql`${clause} and (${sql.join(alternatives, sql` or `)})`);
  return sql.join(
    alternatives.map((alternative) => rowsWhere(sql`${clause} and ${alternative}`)),
    sql` union `,
  );
}

/** The ids of all permits that are sought. */
export async function streamPermitIds(
  db: Database,
  query: PermitQuery,
  order: ListOrder,
): Promise<StreamedList<{ id: string }>> {
  const found = selectQueryRows(query, order.by);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${found}) found`.execute(db);
  const ids = sql<{ id: string }>`select id from (${found}) found order by ${toOrderBy(order)}`;
  return { count: rows[0]?.count ?? 0, batches: readInBatches(db, ids) };
}

/**
 * Counts and finds in one statement, and looks at no more of each permit than is asked for, which mostly stands in an
 * index. What is in no order is gathered before it is counted and put in order: the planner takes texts, above all, for
 * more common than they are, and would walk the whole table in order.
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

/** Whether somebody gave the last approval of a permit that is still Approved, and so could recall it. */
export async function isFinalApprover(db: Database, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('permit')
    .select('id')
    .where('final_approver_id', '=', personId)
    .where('status', 'in', listStatusesFor('recall'))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The people whose name or e-mail a text is part of, archived ones too, and the companies whose name it is part of. */
export async function findMatchingNames(db: Database, text: string | null | undefined): Promise<NameMatches> {
  const like = toLikePattern(text);
  if (like === undefined) return { personIds: [], companies: [] };
  const { rows } = await sql<NameMatches>`
    select array(select id from person where email ilike ${like} or full_name ilike ${like}) as "personIds",
      array(select name from submitter_company where name ilike ${like}) as companies`.execute(db);
  return rows[0] ?? { personIds: [], companies: [] };
}
