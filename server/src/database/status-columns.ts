import { permitStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import { sql, type RawBuilder } from 'kysely';

/**
 * The columns of the totals that boards are counted from: one for each status. Only this file depends on that: the
 * columns are listed, added up and turned into rows by status here, from the status table.
 */
export const statusColumns: RawBuilder<unknown> = sql.join(permitStatuses.map((status) => sql.ref(status)));

/** The number of permits in each status over rows of totals, as one value. */
export const countsByStatus: RawBuilder<Record<PermitStatus, number>> = sql`json_build_object(${sql.join(
  permitStatuses.flatMap((status) => [sql.lit(status), sql`sum(${sql.ref(status)})::integer`]),
)})`;

/** The number of permits of a row of totals that are in one of these statuses. */
export function sumOfStatuses(statuses: readonly PermitStatus[]): RawBuilder<number> {
  return sql`(${sql.join(
    statuses.map((status) => sql.ref(status)),
    sql` + `,
  )})`;
}
