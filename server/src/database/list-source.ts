import { listStatuses } from '@eptw/domain/permit/status';
import { sql, type RawBuilder } from 'kysely';
import { isInStatus } from './status-clause.ts';

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

/** Which end of its period must not pass: the status table's `overdueAfter` in SQL. */
const overdueAfterEnd = listStatuses(({ overdueAfter }) => overdueAfter === 'end');
const permitOverdueAfter = sql<Date>`case when ${isInStatus(overdueAfterEnd)}
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
