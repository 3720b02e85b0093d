import { permitStatuses } from '@eptw/domain/permit/status';
import { overdueLimits } from '@eptw/domain/permit/work-queue';
import { sql, type RawBuilder } from 'kysely';

/** What stands in the from clause of a list, and where in it stands what every list asks for. */
export interface ListSource {
  from: RawBuilder<unknown>;
  id: RawBuilder<string>;
  siteId: RawBuilder<string>;
  createdAt: RawBuilder<Date>;
  status: RawBuilder<string>;
  startsAt: RawBuilder<Date>;
  /** The moment after which the permit is overdue, whatever somebody has to do about it. */
  overdueAfter: RawBuilder<Date>;
}

/** The domain's `overdueLimits` in SQL. */
const overdueAfterEnd = permitStatuses.filter((status) => overdueLimits[status] === 'end');
const permitOverdueAfter = sql<Date>`case when permit.status in (${sql.join(overdueAfterEnd.map((status) => sql.lit(status)))})
  then permit.ends_at else permit.starts_at end`;

/** Permits themselves. */
export const permitTable: ListSource = {
  from: sql`permit`,
  id: sql`permit.id`,
  siteId: sql`permit.site_id`,
  createdAt: sql`permit.created_at`,
  status: sql`permit.status`,
  startsAt: sql`permit.starts_at`,
  overdueAfter: permitOverdueAfter,
};

/**
 * Permits by rows of `permit_id`, `site_id` and `created_at`, each permit once. PostgreSQL looks at the permits, which go
 * by the name `permit` here too, only where something else is asked of them.
 */
export function toListSource(rows: RawBuilder<unknown>): ListSource {
  return {
    from: sql`(${rows}) listed left join permit on permit.id = listed.permit_id`,
    id: sql`listed.permit_id`,
    siteId: sql`listed.site_id`,
    createdAt: sql`listed.created_at`,
    status: sql`permit.status`,
    startsAt: sql`permit.starts_at`,
    overdueAfter: permitOverdueAfter,
  };
}
