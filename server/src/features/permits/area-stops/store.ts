import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';

/** A stop of all work at a site, with the names that are shown. */
export interface AreaStopRow {
  id: string;
  siteId: string;
  siteName: string;
  timeZone: string;
  /** As stored: a newer version may have further kinds. */
  kind: string;
  reason: string;
  setBy: string;
  setAt: Date;
  liftedAt: Date | null;
}

function selectStops(db: Database) {
  return db
    .selectFrom('area_stop')
    .innerJoin('site', 'site.id', 'area_stop.site_id')
    .innerJoin('person', 'person.id', 'area_stop.set_by')
    .select([
      'area_stop.id',
      'area_stop.site_id as siteId',
      'site.name as siteName',
      'site.time_zone as timeZone',
      'area_stop.kind',
      'area_stop.reason',
      'person.full_name as setBy',
      'area_stop.set_at as setAt',
      'area_stop.lifted_at as liftedAt',
    ]);
}

/** A stop by its id, in force or not. */
export async function findStop(db: Database, id: string): Promise<AreaStopRow | undefined> {
  return isUuid(id) ? selectStops(db).where('area_stop.id', '=', id).executeTakeFirst() : undefined;
}

/** The stop that a person set under an idempotency key. */
export async function findStopByKey(db: Database, personId: string, key: string): Promise<AreaStopRow | undefined> {
  return selectStops(db)
    .where('area_stop.set_by', '=', personId)
    .where('area_stop.idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The stops in force at some sites, the oldest first. */
export async function listStops(db: Database, siteIds: readonly string[]): Promise<AreaStopRow[]> {
  if (siteIds.length === 0) return [];
  return selectStops(db)
    .where('area_stop.site_id', 'in', siteIds)
    .where('area_stop.lifted_at', 'is', null)
    .orderBy('area_stop.set_at')
    .execute();
}

/** Waits until nobody is starting work at a site, and lets nobody start before the transaction ends. */
export async function waitForSite(transaction: Database, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${siteId}, 0))`.execute(transaction);
}

/** Whether there is such a site. */
export async function hasSite(db: Database, siteId: string): Promise<boolean> {
  return isUuid(siteId) && (await db.selectFrom('site').select('id').where('id', '=', siteId).execute()).length > 0;
}

/** A stop to be set. */
export interface NewStop {
  siteId: string;
  reason: string;
  setBy: string;
  setAt: Date;
  key: string | null;
}

export async function insertStop(db: Database, stop: NewStop): Promise<string> {
  const { id } = await db
    .insertInto('area_stop')
    .values({
      site_id: stop.siteId,
      reason: stop.reason,
      set_by: stop.setBy,
      set_at: stop.setAt,
      idempotency_key: stop.key,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A worker who is signed on to a job that is not live, and the last entry of its permit. */
export interface StandingWorker {
  permitId: string;
  workerId: string;
  sequence: number;
}

/**
 * The workers who are signed on at a site to jobs that are not live, or to permits without approval: a stop writes no
 * entry about those, apart from work that is paused. About that they may get two messages.
 */
export async function listStandingWorkers(db: Database, siteId: string): Promise<StandingWorker[]> {
  return db
    .selectFrom('crew_presence')
    .leftJoin('permit_work', 'permit_work.permit_id', 'crew_presence.permit_id')
    .innerJoin('permit', 'permit.id', 'crew_presence.permit_id')
    .select([
      'crew_presence.permit_id as permitId',
      'crew_presence.worker_id as workerId',
      'permit.version as sequence',
    ])
    .where('crew_presence.site_id', '=', siteId)
    .where('permit_work.phase', 'is distinct from', 'live')
    .execute();
}

/** Lifts a stop. Returns false if somebody else has lifted it already. */
export async function markLifted(db: Database, id: string, personId: string, at: Date): Promise<boolean> {
  const rows = await db
    .updateTable('area_stop')
    .set({ lifted_by: personId, lifted_at: at })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** How many jobs of a site stand still because of a stop since a time. */
export async function countStoppedJobs(db: Database, siteId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('permit_work')
    .innerJoin('history_entry', 'history_entry.permit_id', 'permit_work.permit_id')
    .select(sql<number>`count(distinct permit_work.permit_id)::integer`.as('count'))
    .where('permit_work.site_id', '=', siteId)
    .where('permit_work.phase', '=', 'suspended')
    .where('history_entry.action', '=', 'suspendWork')
    .where('history_entry.at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}
