import type { PermitWork } from '@eptw/domain/permit/permit';
import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import { findStoredCondition, type StoredWork } from '@eptw/domain/work/work-summary';
import { sql, type RawBuilder } from 'kysely';

type Times = 'startsAt' | 'stopsAt' | 'expiresAt' | 'fireWatchUntil' | 'checksCountUntil';

/** The work under a permit as JSON; instants are ISO 8601. */
export type WorkJson = Omit<StoredWork, Times> & Record<Times, string | null> & { hasStarted: boolean };

const undecided = pendingApprovalStatuses.map((status) => sql.lit(status));

/** The work of the row of `permit`; null while none is followed. */
export const workOf: RawBuilder<WorkJson | null> = sql`(
  select json_build_object('phase', work.phase, 'hasStarted', work.has_started, 'startsAt', work.starts_at,
      'stopsAt', work.stops_at, 'expiresAt', work.expires_at, 'fireWatchUntil', work.fire_watch_until,
      'missing', work.missing, 'checksCountUntil', work.checks_count_until,
      'hasUndecidedChildren', exists(select from permit child
        where child.parent_permit_id = permit.id and child.status in (${sql.join(undecided)})),
      'hasAreaStop', exists(select from area_stop stop
        where stop.site_id = permit.site_id and stop.lifted_at is null))
    from permit_work work where work.permit_id = permit.id)`;

/** The ids of those who hold or held the row of `permit` after its submitter, or were asked to. */
export const holdersOf: RawBuilder<string[]> = sql`array(
  select holder.person_id from permit_holder holder where holder.permit_id = permit.id)`;

function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** The work as the rules about the permit read it now. */
export function toPermitWork(stored: WorkJson | null, now: Date): PermitWork | null {
  if (stored === null) return null;
  const { phase, missing, hasStarted, hasUndecidedChildren, hasAreaStop } = stored;
  const times = {
    startsAt: toDate(stored.startsAt),
    stopsAt: toDate(stored.stopsAt),
    expiresAt: toDate(stored.expiresAt),
    fireWatchUntil: toDate(stored.fireWatchUntil),
    checksCountUntil: toDate(stored.checksCountUntil),
  };
  return {
    condition: findStoredCondition({ phase, missing, hasUndecidedChildren, hasAreaStop, ...times }, now),
    hasStarted,
  };
}
