import { permitStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sumOfStatuses } from '../../../database/status-columns.ts';

/** How many permits a site raised in a month of the year, 1 to 12. */
export interface RaisedRow {
  code: string;
  month: number;
  permits: number;
}

/**
 * Sites that are not archived, and archived ones that raised permits in the year. Read from the monthly rollups and
 * the pending changes. An archived site and the one that took over its code count as one.
 */
export async function countPermitsRaised(db: Database, year: number): Promise<RaisedRow[]> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const { rows } = await sql<RaisedRow>`
    with raised as (
      select site_id, extract(month from period)::integer as month, sum(permits)::integer as permits
      from (
        select site_id, period, ${sumOfStatuses(permitStatuses)} as permits from permit_count
          where subject = 'permit' and span = 'month' and period between ${from}::date and ${to}::date
        union all
        select site_id, day, amount from permit_count_change where day between ${from}::date and ${to}::date
      ) counted
      group by 1, 2
    )
    select site.code, coalesce(raised.month, 1) as month, coalesce(sum(raised.permits), 0)::integer as permits
    from site left join raised on raised.site_id = site.id
    where site.archived_at is null or raised.permits > 0
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows;
}
