import { permitStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import { sql, type RawBuilder } from 'kysely';

/**
 * The totals that boards are counted from have one column for each status. Nothing else knows: the columns are listed,
 * added up and turned into rows by status here, from the table of statuses.
 */
export const statusColumns: RawBuilder<unknown> = sql.join(permitStatuses.map((status) => sql.ref(status)));

/** How many permits are in each status, over rows of totals, as one value. */
export const countsByStatus: RawBuilder<Record<PermitStatus, number>> = sql`json_build_object(${sql.join(
  permitStatuses.flatMap((status) => [sql.lit(status), sql`sum(${sql.ref(status)})::integer`]),
)})`;

/** How many permits of a row of totals are in one of these statuses. */
export function sumOfStatuses(statuses: readonly PermitStatus[]): RawBuilder<number> {
  return sql`(${sql.join(
    statuses.map((status) => sql.ref(status)),
    sql` + `,
  )})`;
}
