import { coverRange, type DayRange } from '@eptw/domain/time/day-range';
import type { StatusCounts } from '@eptw/domain/dashboard/progress';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { RollupSubject } from '../../../database/rollup-tables.ts';
import { countsByStatus, statusColumns } from '../../../database/status-columns.ts';

/** What to count permits by, within a subject; always by value and kind. */
export interface CountQuery {
  subject: RollupSubject;
  siteIds: readonly string[];
  /** The days on which the permits were raised; all days by default. */
  range?: DayRange | undefined;
  bySite?: boolean;
  by?: 'day' | 'month';
}

/** The count of permits with a value and kind. Columns that were not requested are empty. */
export interface CountedRow {
  siteId: string;
  /** '2026-03-01', or '2026-03'. */
  period: string;
  value: string;
  kind: string;
  counts: StatusCounts;
}

/**
 * Counts permits from the rollups and the pending changes, in one statement: always exact, even while changes are
 * being rolled up. Uses monthly rollups where it can, so that long ranges take no longer with more permits.
 */
export async function countPermitsBy(db: Database, query: CountQuery): Promise<CountedRow[]> {
  const { subject, siteIds, range, bySite, by } = query;
  const where = sql`subject = ${subject} and site_id = any(${siteIds}::uuid[])`;
  const { rows } = await sql<CountedRow>`
    select ${bySite ? sql`site_id` : sql`''`} as "siteId", ${selectPeriod(by)} as period, value, kind, ${countsByStatus} as counts
    from (
      ${sql.join(
        selectSpans(range, by).map(
          (within) =>
            sql`select site_id, period, value, kind, ${statusColumns} from permit_count where ${where} and ${within}`,
        ),
        sql` union all `,
      )}
      union all
      select site_id, day, value, kind, ${statusColumns} from unfolded_count where ${where} ${range ? sql`and ${isBetween(sql`day`, range)}` : sql``}
    ) as counted
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

function selectPeriod(by: CountQuery['by']): RawBuilder<string> {
  if (by === undefined) return sql`''`;
  return by === 'day' ? sql`to_char(period, 'YYYY-MM-DD')` : sql`to_char(period, 'YYYY-MM')`;
}

/** The rollups that make up a range. */
function selectSpans(range: DayRange | undefined, by: CountQuery['by']): RawBuilder<unknown>[] {
  const isInSpan = (span: 'day' | 'month', part: DayRange | undefined) =>
    part ? sql`span = ${span} and ${isBetween(sql`period`, part)}` : sql`span = ${span}`;
  if (by === 'day') return [isInSpan('day', range)];
  if (!range) return [isInSpan('month', undefined)];
  const { months, days } = coverRange(range);
  return [...(months ? [isInSpan('month', months)] : []), ...days.map((part) => isInSpan('day', part))];
}

function isBetween(column: RawBuilder<unknown>, { from, to }: DayRange): RawBuilder<unknown> {
  return sql`${column} between ${from}::date and ${to}::date`;
}

/** Rolls up at most `limit` pending changes; returns how many there were. */
export async function rollUpPendingChanges(db: Database, limit: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_permit_counts(${limit}) as folded`.execute(db);
  return rows[0]?.folded ?? 0;
}
