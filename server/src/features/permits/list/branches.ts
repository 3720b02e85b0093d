import { permitStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListSource } from '../../../database/list-source.ts';
import { asConstantList } from '../../../database/prepared-statements.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import type { VisibilityReason, VisiblePart } from '../../../database/visibility.ts';

type Clause = RawBuilder<SqlBool>;

/** A column, and the values of which a permit has one. */
export interface Key {
  column: RawBuilder<unknown>;
  /** A list. */
  values: RawBuilder<unknown>;
  /** That a permit has one of the values; undefined if these are all, named only to follow the index. */
  condition: Clause | undefined;
}

/**
 * Part of a list. For each combination of the keys' values, an index returns its permits in the order in which they
 * were raised.
 */
export interface Branch {
  keys: readonly Key[];
  where: Clause;
}

/** The sites and statuses that a list is limited to; undefined for all. */
export interface BranchFilter {
  siteIds?: readonly string[] | undefined;
  statuses?: readonly PermitStatus[] | undefined;
  /** Whether the index starts with the site, so that all of them are named if it is not limited to some. */
  namesAllSites?: boolean;
}

/** The columns before the date in the index that finds what a user sees for a reason. */
const keyColumns: Record<VisibilityReason, readonly ('site' | 'status')[]> = {
  everything: ['site', 'status'],
  site: ['site', 'status'],
  company: ['site'],
  submitter: [],
  owner: [],
  elsewhere: [],
};

/** The sites that a part is limited to, by what the user sees and by the filter; undefined for all. */
export function limitSites(part: VisiblePart, filter: BranchFilter): readonly string[] | undefined {
  return part.siteIds?.filter((id) => filter.siteIds?.includes(id) ?? true) ?? filter.siteIds;
}

/** The sites of a part, as a key of its own; without one if it has all sites and they are not named. */
export function toSiteKeys(part: VisiblePart, filter: BranchFilter, { siteId }: ListSource): Key[] {
  const siteIds = limitSites(part, filter);
  if (siteIds) return [toKey(siteId, asConstantList(siteIds, 'uuid'))];
  return filter.namesAllSites
    ? [{ column: siteId, values: sql`array(select id from site)`, condition: undefined }]
    : [];
}

/** What a user sees for a reason, within the sites and statuses. */
export function toBranch(part: VisiblePart, filter: BranchFilter, source: ListSource): Branch {
  const { reason, where } = part;
  const { statuses } = filter;
  const sites = toSiteKeys(part, filter, source);
  const status: Key = {
    column: source.status,
    values: asConstantList(statuses ?? permitStatuses, 'text'),
    // Written out, so that PostgreSQL can use the indexes of permits in certain statuses.
    condition: statuses && isInStatus(statuses, source.status),
  };
  const columns = keyColumns[reason];
  const isBySite = columns.includes('site');
  // After a site the index continues with the status, so each status is a key, selected or not.
  const isByStatus = columns.includes('status') && (statuses !== undefined || sites.length > 0);
  const keys = [...(isBySite ? sites : []), ...(isByStatus ? [status] : [])];
  const others = [...(isBySite ? [] : sites), ...(isByStatus ? [] : [status])];
  return { keys, where: joinWithAnd([where, ...listConditions(others)]) };
}

/** A key of which a permit must have one of these values. */
export function toKey(column: RawBuilder<unknown>, values: RawBuilder<unknown>): Key {
  return { column, values, condition: sql`${column} = any(${values})` };
}

/** What these keys ask of a permit. */
export function listConditions(keys: readonly Key[]): Clause[] {
  return keys.flatMap(({ condition }) => condition ?? []);
}

/** All of these clauses; true without any. */
export function joinWithAnd(clauses: readonly Clause[]): Clause {
  return clauses.length === 0 ? sql`true` : sql`(${sql.join(clauses, sql` and `)})`;
}

/** The condition on the rows of a branch. */
export function toBranchClause({ keys, where }: Branch): Clause {
  return joinWithAnd([...listConditions(keys), where]);
}

/**
 * Selects rows of a branch for each combination of the keys' values. `selectRows` is given the condition of one
 * combination, so that it can order and limit its rows by index.
 */
export function selectForEachKey(
  { keys, where }: Branch,
  selectRows: (where: Clause) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (keys.length === 0) return sql`(${selectRows(where)})`;
  const toAlias = (index: number) => sql.ref(`key_${index}`);
  const lists = keys.map(({ values }, index) => sql`unnest(${values}) ${toAlias(index)} (value)`);
  const matches = keys.map(({ column }, index) => sql<SqlBool>`${column} = ${toAlias(index)}.value`);
  return sql`select found.* from ${sql.join(lists, sql` cross join `)}
    cross join lateral (${selectRows(joinWithAnd([...matches, where]))}) found`;
}
