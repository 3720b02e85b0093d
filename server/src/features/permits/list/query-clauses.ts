import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { findQueueDays, queueGroups, type QueueGroup } from '@eptw/domain/permit/work-queue';
import type { ListSource } from '../../../database/list-source.ts';
import { asConstant } from '../../../database/prepared-statements.ts';
import { joinWithAnd, toBranchClause, type Branch } from './branches.ts';
import type { FilterCodes } from './code-rows.ts';

type Clause = RawBuilder<SqlBool>;

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

/** A query for permits to count and list. */
export interface PermitQuery {
  source: ListSource;
  /** The parts of the list, which have no permit in common. */
  branches: readonly Branch[];
  /** What makes a permit part of the list. */
  listed: Clause;
  /** The filters, which a permit must match too. */
  filters: Clause;
  /** Of these, a permit must match at least one. */
  alternatives: readonly Clause[];
  /** Whether it searches for text: then no index returns the permits in order. */
  isSearch: boolean;
  /** Whether an index returns the permits of each branch in order. */
  inOrder: boolean;
  /** The total as the boards count it, for lists that they count. */
  storedTotal: RawBuilder<number> | undefined;
  /** Whether the same plan is good for all values of the filters. */
  isPrepared: boolean;
  toUrgency: () => RawBuilder<number>;
  /** Selects the ids that the branches take from `visible_elsewhere`. */
  elsewhere: RawBuilder<unknown>;
}

/** Begins a statement that has branches of the query: reads once what several of its parts need. */
export function withVisibleElsewhere({ elsewhere }: Pick<PermitQuery, 'elsewhere'>): RawBuilder<unknown> {
  return sql`with visible_elsewhere as materialized (${elsewhere})`;
}

/** The sort columns, under the names that `toOrderBy` uses. */
export function toSortColumns({ source, toUrgency }: PermitQuery, by: ListOrder['by']): RawBuilder<unknown> {
  if (by === 'urgency') return sql`${source.startsAt} as place, ${toUrgency()} as urgency`;
  return sql`${by === 'createdAt' ? source.createdAt : sql.ref(`permit.${sortColumns[by]}`)} as place`;
}

/** Times may repeat; the id then keeps pages from overlapping. */
export function toOrderBy({ by, descending }: ListOrder): RawBuilder<unknown> {
  const direction = descending ? 'desc' : 'asc';
  const order = `place ${direction}, id ${direction}`;
  return sql.raw(by === 'urgency' ? `urgency ${direction}, ${order}` : order);
}

/**
 * Queries that together select id and sort columns of every matching permit. Each alternative of a text search is a
 * query of its own, because PostgreSQL only then uses an index for each.
 */
export function listParts(query: PermitQuery, by: ListOrder['by']): RawBuilder<unknown>[] {
  const { source, branches, listed, filters, alternatives } = query;
  const columns = toSortColumns(query, by);
  return branches.flatMap((branch) =>
    alternatives.map((alternative) => {
      const condition = joinWithAnd([toBranchClause(branch), listed, filters, alternative]);
      return sql`select ${source.id} as id, ${columns} from ${source.from} where ${condition}`;
    }),
  );
}

/** Selects id and sort columns of every matching permit. */
export function selectAll(query: PermitQuery, by: ListOrder['by']): RawBuilder<unknown> {
  return sql.join(listParts(query, by), query.alternatives.length > 1 ? sql` union ` : sql` union all `);
}

/** Selects the ids of a page of the rows of `found`, in order. */
export function selectPageIds(order: ListOrder, { take, skip }: Slice): RawBuilder<unknown> {
  return sql`select id from found order by ${toOrderBy(order)} limit ${asConstant(take, 'bigint')}
    offset ${asConstant(skip, 'bigint')}`;
}

/** The result of a statement without a from clause. */
export function requireOnlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('A statement without a from clause has exactly one row');
  return row;
}

const toRank = (group: QueueGroup) => sql.lit(queueGroups.indexOf(group));

/**
 * The index in `queueGroups` of a permit's group as of now: the SQL counterpart of the domain's `findQueueGroup`.
 * Days are those of each site; a test keeps the two in step.
 */
export function selectUrgency(source: ListSource, { siteIdsOfZone }: Pick<FilterCodes, 'siteIdsOfZone'>, now: Date) {
  const { startsAt, siteId } = source;
  const days = [...siteIdsOfZone].map(([zone, siteIds]): RawBuilder<unknown> => {
    const { todayEnds, tomorrowEnds } = findQueueDays(now, zone);
    const isInZone = siteIdsOfZone.size === 1 ? sql`true` : sql`${siteId} = any(${siteIds}::uuid[])`;
    return sql`when ${isInZone} and ${startsAt} < ${todayEnds} then ${toRank('today')}
      when ${isInZone} and ${startsAt} < ${tomorrowEnds} then ${toRank('tomorrow')}`;
  });
  return sql<number>`case when ${source.overdueAfter} < ${now} then ${toRank('overdue')}
    ${sql.join(days, sql` `)} else ${toRank('later')} end`;
}
