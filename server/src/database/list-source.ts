import { listStatuses } from '@eptw/domain/permit/status';
import { sql, type RawBuilder } from 'kysely';
import { isInStatus } from './status-clause.ts';

/** The from clause of a list, with the columns that every list needs. */
export interface ListSource {
  from: RawBuilder<unknown>;
  id: RawBuilder<string>;
  siteId: RawBuilder<string>;
  createdAt: RawBuilder<Date>;
  status: RawBuilder<string>;
  startsAt: RawBuilder<Date>;
  /** The time after which the permit is overdue, whatever action it needs. */
  overdueAfter: RawBuilder<Date>;
}

/** The status table's `overdueAfter` in SQL: which end of the period must not pass. */
const overdueAfterEnd = listStatuses(({ overdueAfter }) => overdueAfter === 'end');
const permitOverdueAfter = sql<Date>`case when ${isInStatus(overdueAfterEnd)}
  then permit.ends_at else permit.starts_at end`;

/** The permits themselves. */
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
 * A source of permits by rows with `permit_id`, `site_id` and `created_at`, each permit once. PostgreSQL joins the
 * permits, also aliased `permit` here, only where other columns are needed.
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
