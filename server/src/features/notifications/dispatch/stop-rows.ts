import { isCoveredByStop, stopCovers, type CoveredWork } from '@eptw/domain/permit/area-stop-cover';
import { permitStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A stop of all work, or its lifting, of which people are still to be notified. */
export interface StopNotice {
  id: string;
  stopId: string;
  siteId: string;
  isLift: boolean;
  /** Who asked for it, and needs no notification. */
  madeBy: string;
  at: Date;
}

/** Deletes and returns what is pending, the earliest first. */
export async function takeStopNotices(db: Database): Promise<StopNotice[]> {
  const { rows } = await sql<StopNotice>`
    with taken as (delete from area_stop_notice returning id, area_stop_id, is_lift, made_by, at)
    select taken.id, taken.area_stop_id as "stopId", stop.site_id as "siteId", taken.is_lift as "isLift",
      taken.made_by as "madeBy", taken.at
    from taken join area_stop stop on stop.id = taken.area_stop_id order by taken.at`.execute(db);
  return rows;
}

/** A permit that a stop of its site covers. */
export interface CoveredPermit {
  id: string;
  submitterId: string;
  ownerId: string;
  /** Null where no work is followed. */
  holderId: string | null;
}

type CoveredRow = CoveredPermit & { status: PermitStatus } & { [Name in keyof CoveredWork]: CoveredWork[Name] | null };

const alwaysRead = permitStatuses.filter(
  (status) => stopCovers[status] === 'always' || stopCovers[status] === 'unless its work is finished',
);

/** The permits of a site that a stop covers now, in the order of their ids. */
export async function listCoveredPermits(db: Database, siteId: string, now: Date): Promise<CoveredPermit[]> {
  const { rows } = await sql<CoveredRow>`
    select permit.id, permit.submitter_id as "submitterId", permit.owner_id as "ownerId",
      work.holder_id as "holderId", permit.status, work.phase, work.has_started as "hasStarted",
      work.fire_watch_until as "fireWatchUntil"
    from permit left join permit_work work on work.permit_id = permit.id
    where permit.site_id = ${siteId}::uuid and permit.status = any(${alwaysRead}::text[])
    union all
    select permit.id, permit.submitter_id, permit.owner_id, work.holder_id, permit.status, work.phase,
      work.has_started, work.fire_watch_until
    from permit_work work join permit on permit.id = work.permit_id
    where work.site_id = ${siteId}::uuid and work.has_started and permit.status <> all(${alwaysRead}::text[])
    order by id`.execute(db);
  return rows.filter(({ status, phase, hasStarted, fireWatchUntil }) => {
    const work = phase === null || hasStarted === null ? null : { phase, hasStarted, fireWatchUntil };
    return isCoveredByStop(status, work, now);
  });
}

/** Marks what was said of a stop as seen once it is lifted, and returns the ids of the users. */
export async function supersedeStop(db: Database, stopId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    with past as (
      select id from notification where area_stop_id = ${stopId}::uuid and seen_at is null order by id for update
    )
    update notification set seen_at = ${at}, mail_due_at = null from past where notification.id = past.id
    returning person_id as "personId"`.execute(db);
  return rows.map(({ personId }) => personId);
}
