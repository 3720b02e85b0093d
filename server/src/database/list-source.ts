import { listStatuses } from '@eptw/domain/permit/status';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isInStatus } from './status-clause.ts';

/** The level that permits are on: without a parent, or with one. */
export type PermitLevel = 'permits' | 'child permits';

/** The from clause of a list, with the columns that every list needs. */
export interface ListSource {
  /** What a row of it is: a permit, the work under one, or what another table lists of one. */
  rowsAre: 'permits' | 'work' | 'listed';
  from: RawBuilder<unknown>;
  id: RawBuilder<string>;
  siteId: RawBuilder<string>;
  createdAt: RawBuilder<Date>;
  status: RawBuilder<string>;
  isOfLevel: Readonly<Record<PermitLevel, RawBuilder<SqlBool>>>;
  submitterId: RawBuilder<string>;
  submitterCompany: RawBuilder<string>;
  startsAt: RawBuilder<Date>;
  /** The time after which the permit is overdue, whatever action it needs. */
  overdueAfter: RawBuilder<Date>;
}

/** The status table's `overdueAfter` in SQL: which end of the period must not pass. */
const overdueAfterEnd = listStatuses(({ overdueAfter }) => overdueAfter === 'end');
const permitOverdueAfter = sql<Date>`case when ${isInStatus(overdueAfterEnd)}
  then permit.ends_at else permit.starts_at end`;

/** The permits themselves. */
export const allPermits: ListSource = {
  rowsAre: 'permits',
  from: sql`permit`,
  id: sql`permit.id`,
  siteId: sql`permit.site_id`,
  createdAt: sql`permit.created_at`,
  status: sql`permit.status`,
  isOfLevel: {
    permits: sql`permit.parent_permit_id is null`,
    'child permits': sql`permit.parent_permit_id is not null`,
  },
  submitterId: sql`permit.submitter_id`,
  submitterCompany: sql`permit.submitter_company`,
  startsAt: sql`permit.starts_at`,
  overdueAfter: permitOverdueAfter,
};

/** The permits whose work is followed. */
export const controlledPermits: ListSource = {
  ...allPermits,
  rowsAre: 'work',
  from: sql`permit_work left join permit on permit.id = permit_work.permit_id`,
  id: sql`permit_work.permit_id`,
  siteId: sql`permit_work.site_id`,
  createdAt: sql`permit_work.permit_created_at`,
  status: sql`permit_work.permit_status`,
  isOfLevel: { permits: sql`not permit_work.of_child`, 'child permits': sql`permit_work.of_child` },
  submitterId: sql`permit_work.submitter_id`,
  submitterCompany: sql`permit_work.submitter_company`,
};

/**
 * A source of permits by rows with `permit_id`, `site_id` and `created_at`, each permit once. PostgreSQL joins the
 * permits, also aliased `permit` here, only where other columns are needed.
 */
export function toListSource(rows: RawBuilder<unknown>): ListSource {
  return {
    ...allPermits,
    rowsAre: 'listed',
    from: sql`(${rows}) listed left join permit on permit.id = listed.permit_id`,
    id: sql`listed.permit_id`,
    siteId: sql`listed.site_id`,
    createdAt: sql`listed.created_at`,
  };
}
