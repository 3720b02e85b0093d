import { permitStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import { sql, type RawBuilder } from 'kysely';
import { asConstant, asConstantList } from './prepared-statements.ts';
import { sumOfStatuses } from './status-columns.ts';

/** Which permits to count: permits or child permits, at sites and in statuses; undefined for all. */
export interface TotalsFilter {
  isChild: boolean;
  siteIds?: readonly string[] | undefined;
  statuses?: readonly PermitStatus[] | undefined;
}

/**
 * How many permits there are, from the totals that boards are counted from: exact at every moment, and as fast for a
 * million permits as for a thousand.
 */
export function selectPermitTotal({ isChild, siteIds, statuses }: TotalsFilter): RawBuilder<number> {
  const isOfKind = isChild ? sql`kind = 'Child Permit'` : sql`kind <> 'Child Permit'`;
  const isAtSite = siteIds ? sql`site_id = any(${asConstantList(siteIds, 'uuid')})` : sql`true`;
  const where = sql`subject = 'permit' and ${isOfKind} and ${isAtSite}`;
  const columns = statuses ? sumOfSelected(statuses) : sumOfStatuses(permitStatuses);
  return sql`(select coalesce(sum(amount), 0) from (
    select ${columns} as amount from permit_count where ${where} and span = 'month'
    union all select ${columns} from unfolded_count where ${where}) counted)`;
}

/** The statuses are values rather than columns of the statement, so that one plan serves every selection. */
function sumOfSelected(statuses: readonly PermitStatus[]): RawBuilder<number> {
  return sql`(${sql.join(
    permitStatuses.map(
      (status) => sql`${sql.ref(status)} * ${asConstant(statuses.includes(status) ? 1 : 0, 'integer')}`,
    ),
    sql` + `,
  )})`;
}
