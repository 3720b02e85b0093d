import { permitStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import { sql, type RawBuilder } from 'kysely';
import { asConstant, asConstantList, compileOnce } from './prepared-statements.ts';
import { sumOfStatuses } from './status-columns.ts';

/** Which permits to count: permits or child permits, of a company, at sites and in statuses; undefined for all. */
export interface TotalsFilter {
  isChild: boolean;
  company?: string | undefined;
  siteIds?: readonly string[] | undefined;
  statuses?: readonly PermitStatus[] | undefined;
}

/**
 * How many permits there are, from the totals that boards are counted from: exact at every moment, and as fast for a
 * million permits as for a thousand.
 */
export function selectPermitTotal({ isChild, company, siteIds, statuses }: TotalsFilter): RawBuilder<number> {
  const isOfKind = isChild ? sql`kind = 'Child Permit'` : sql`kind <> 'Child Permit'`;
  const isAtSite = siteIds ? sql`site_id = any(${asConstantList(siteIds, 'uuid')})` : sql`true`;
  const isOfSubject =
    company === undefined
      ? sql`subject = 'permit'`
      : sql`subject = 'company' and value = ${asConstant(company, 'text')}`;
  const where = sql`${isOfSubject} and ${isOfKind} and ${isAtSite}`;
  const columns = statuses ? sumOfSelected : sumOfAll;
  // The statuses are values rather than columns of the statement, so that one plan serves every selection.
  const selection = statuses
    ? sql`cross join (select ${permitStatuses.map((status) => Number(statuses.includes(status)))}::integer[] as is_selected) selection`
    : sql``;
  return sql`(select coalesce(sum(amount), 0) from (
    select ${columns} as amount from permit_count ${selection} where ${where} and span = 'month'
    union all select ${columns} from unfolded_count ${selection} where ${where}) counted)`;
}

const sumOfSelected = compileOnce(
  sql<number>`(${sql.join(
    permitStatuses.map((status, index) => sql`${sql.ref(status)} * is_selected[${sql.lit(index + 1)}]`),
    sql` + `,
  )})`,
);

const sumOfAll = compileOnce(sumOfStatuses(permitStatuses));
