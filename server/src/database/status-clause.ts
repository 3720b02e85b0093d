import type { PermitStatus } from '@eptw/domain/permit/status';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Rows of permits in one of these statuses. The statuses are written out, as in the partial indexes of such permits.
 */
export function isInStatus(
  statuses: readonly PermitStatus[],
  column: RawBuilder<unknown> = sql`permit.status`,
): RawBuilder<SqlBool> {
  if (statuses.length === 0) return sql`false`;
  return sql`${column} in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}
