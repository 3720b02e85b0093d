import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { preparedByText } from '../../../database/prepared-statements.ts';
import { joinWithAnd, selectForEachKey, toBranchClause } from './branches.ts';
import { gatherPermits, type FoundPermits } from './store.ts';
import {
  listParts,
  requireOnlyRow,
  selectPageIds,
  toOrderBy,
  withVisibleElsewhere,
  type ListOrder,
  type PermitQuery,
  type Slice,
} from './query-clauses.ts';
import { loadListRows } from './list-rows.ts';

type Clause = RawBuilder<SqlBool>;

/** How much a search reads. */
export interface SearchLimits {
  /** How many of a list's first permits are compared with the text before the indexes are searched for it. */
  firstReads: number;
  /** How many matches among these make a text common, so that more of them are found soon. */
  commonMatches: number;
  /** How many matches are read from each index; with more, further permits of the list are compared instead. */
  fewMatches: number;
  furtherReads: number;
}

const usualLimits: SearchLimits = { firstReads: 1_000, commonMatches: 4, fewMatches: 1_000, furtherReads: 32_000 };

/** Matches of a search, and the ids of a page of them. */
interface Matches {
  count: number;
  /** Whether these are all matches that there are. */
  areAll: boolean;
  pageIds: string[];
}

/**
 * Finds a page of the permits that match a text, in a list sorted by date. A common text is soon found among the first
 * permits of the list, without gathering every match; a rare one by the indexes for texts. Matches are only counted as
 * far as they are read.
 */
export async function searchPermits(
  db: Database,
  query: PermitQuery,
  order: ListOrder,
  slice: Slice,
  limits = usualLimits,
): Promise<FoundPermits> {
  const matches = await findMatches(db, query, order, slice, limits);
  if (!matches) return gatherPermits(db, query, order, slice);
  const { count, areAll, pageIds } = matches;
  return { total: { count, isExact: areAll }, rows: await loadListRows(db, pageIds), groups: null };
}

/** Undefined if only gathering every match finds the page. */
async function findMatches(
  db: Database,
  query: PermitQuery,
  order: ListOrder,
  slice: Slice,
  { firstReads, commonMatches, fewMatches, furtherReads }: SearchLimits,
): Promise<Matches | undefined> {
  const needed = slice.skip + slice.take + 1;
  const hasPage = ({ count, areAll }: Matches) => areAll || count >= needed;
  const first = await compareFirst(db, query, order, slice, firstReads);
  if (hasPage(first)) return first;
  if (first.count >= commonMatches) {
    // Twice as many permits as should have a page of matches.
    const reads = Math.min(furtherReads, Math.ceil((2 * needed * firstReads) / first.count));
    const soon = await compareFirst(db, query, order, slice, reads);
    if (hasPage(soon)) return soon;
  }
  const few = await readFew(db, query, order, slice, fewMatches);
  // Without all of them, it is not known which come first.
  if (few.areAll) return few;
  const further = await compareFirst(db, query, order, slice, furtherReads);
  return hasPage(further) ? further : undefined;
}

/** Selects the first permits of a list in its order, each with whether it matches the filters and the text. */
function selectFirstPermits(query: PermitQuery, order: ListOrder, reads: number): RawBuilder<unknown> {
  const { branches, listed, filters, alternatives } = query;
  const matches = joinWithAnd([filters, sql`(${sql.join(alternatives, sql` or `)})`]);
  const selectRows = (where: Clause, isMatch: Clause) => sql`
    select permit.id, permit.created_at as place, ${isMatch} as is_match from permit
    where ${where} and ${listed} order by ${toOrderBy(order)} limit ${sql.lit(reads)}`;
  // Following an index through every status would read as many permits of each; by date, all of them are read in turn.
  if (branches.some(({ keys }) => keys.some(({ condition }) => condition === undefined))) {
    const isInBranch = sql`(${sql.join(branches.map(toBranchClause), sql` or `)})`;
    return selectRows(sql`true`, sql`(${isInBranch} and ${matches})`);
  }
  const rows = branches.map((branch) => selectForEachKey(branch, (where) => selectRows(where, matches)));
  return sql`select * from (${sql.join(rows, sql` union all `)}) first
    order by ${toOrderBy(order)} limit ${sql.lit(reads)}`;
}

/** The matches among the first permits of the list. */
async function compareFirst(
  db: Database,
  query: PermitQuery,
  order: ListOrder,
  slice: Slice,
  reads: number,
): Promise<Matches> {
  // Later comparisons read too many different numbers of permits to prepare a statement for each.
  const preparation = reads === usualLimits.firstReads ? preparedByText : sql``;
  return readMatches(
    db,
    sql`${preparation} ${withVisibleElsewhere(query)}, compared as materialized (${selectFirstPermits(query, order, reads)}),
      found as (select id, place from compared where is_match)`,
    sql`(select count(*) from compared) < ${sql.lit(reads)}`,
    selectPageIds(order, slice),
  );
}

/** The matches that the indexes for texts find, if they are few. */
async function readFew(
  db: Database,
  query: PermitQuery,
  order: ListOrder,
  slice: Slice,
  fewMatches: number,
): Promise<Matches> {
  const parts = listParts(query, order.by);
  const toName = (index: number) => sql.ref(`part_${index}`);
  // A materialized part is planned for all of its rows, but read only as far as it is asked for. A limit within it
  // would make PostgreSQL scan the whole table for the first matches, since it expects too many.
  const named = parts.map((part, index) => sql`${toName(index)} as materialized (${part})`);
  const limited = parts.map((_, index) => sql`(select id, place from ${toName(index)} limit ${sql.lit(fewMatches)})`);
  const areFew = limited.map((part) => sql`(select count(*) from ${part} counted) < ${sql.lit(fewMatches)}`);
  return readMatches(
    db,
    sql`${preparedByText} ${withVisibleElsewhere(query)}, ${sql.join(named)}, found as materialized (${sql.join(limited, sql` union `)})`,
    sql`${sql.join(areFew, sql` and `)}`,
    selectPageIds(order, slice),
  );
}

async function readMatches(
  db: Database,
  found: RawBuilder<unknown>,
  areAll: RawBuilder<unknown>,
  page: RawBuilder<unknown>,
): Promise<Matches> {
  const { rows } = await sql<Matches>`${found}
    select (select count(*) from found) as count, ${areAll} as "areAll", array(${page}) as "pageIds"`.execute(db);
  return requireOnlyRow(rows);
}
