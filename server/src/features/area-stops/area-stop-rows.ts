import { isCoveredByStop } from '@eptw/domain/permit/area-stop-cover';
import { toAreaStopKind, type StopCause } from '@eptw/domain/area-stop/area-stop';
import { sql, type RawBuilder } from 'kysely';
import type { WorkJson } from '../work-log/work-rows.ts';

/** A stop of all work at a site, with the names that are shown. */
export interface AreaStop extends StopCause {
  id: string;
  siteId: string;
  siteName: string;
  timeZone: string;
  setBy: string;
  setAt: Date;
  /** Since when everybody is called to the assembly point; null while they are not. */
  musteredAt: Date | null;
  /** Null while it is in force. */
  liftedAt: Date | null;
  liftReason: string;
}

type InstantName = 'musteredAt' | 'liftedAt';

/** The same as JSON; instants are ISO 8601, and the kind may be one of a newer version. */
export type AreaStopJson = Omit<AreaStop, InstantName | 'kind' | 'setAt'> & { kind: string; setAt: string } & Record<
    InstantName,
    string | null
  >;

const areaStopJson = sql`json_build_object('id', stop.id, 'siteId', stop.site_id, 'siteName', stop_site.name,
  'timeZone', stop_site.time_zone, 'kind', stop.kind, 'reason', stop.reason, 'setBy', setter.full_name,
  'setAt', stop.set_at, 'musteredAt', stop.mustered_at, 'liftedAt', stop.lifted_at, 'liftReason', stop.lift_reason)`;

/** Stops of all work as JSON in the column `stop`; the clause may use `stop`. */
export function selectAreaStops(where: RawBuilder<unknown>): RawBuilder<{ stop: AreaStopJson }> {
  return sql`select ${areaStopJson} as stop from area_stop stop
    join site stop_site on stop_site.id = stop.site_id join person setter on setter.id = stop.set_by where ${where}`;
}

/** The first stop in force at the site of the row of `permit`; null without one. */
export const stopOf: RawBuilder<AreaStopJson | null> = sql`(
  ${selectAreaStops(sql`stop.site_id = permit.site_id and stop.lifted_at is null order by stop.set_at limit 1`)})`;

/** A stop with its instants, and a kind of this version. */
export function toAreaStop(stop: AreaStopJson): AreaStop {
  return {
    ...stop,
    kind: toAreaStopKind(stop.kind),
    setAt: new Date(stop.setAt),
    musteredAt: stop.musteredAt === null ? null : new Date(stop.musteredAt),
    liftedAt: stop.liftedAt === null ? null : new Date(stop.liftedAt),
  };
}

/** What decides whether a stop of its site covers a permit. */
interface StoppablePermit {
  status: string;
  work: WorkJson | null;
  areaStop: AreaStopJson | null;
}

/** The stop of its site that covers a permit now; null without one. */
export function findCoveringStop({ status, work, areaStop }: StoppablePermit, now: Date): AreaStop | null {
  if (areaStop === null) return null;
  const followed = work && {
    ...work,
    fireWatchUntil: work.fireWatchUntil === null ? null : new Date(work.fireWatchUntil),
  };
  return isCoveredByStop(status, followed, now) ? toAreaStop(areaStop) : null;
}
