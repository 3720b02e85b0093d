import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A muster of a site, as its record heads it. */
export interface MusterHead {
  id: string;
  siteId: string;
  siteName: string;
  timeZone: string;
  /** The kind and the reason of the stop with which it began, and who set it. */
  stopKind: string;
  reason: string;
  setBy: string;
  beganAt: Date;
  /** Null while it is under way. */
  endedAt: Date | null;
  endedBy: string | null;
  /** Why it was ended although somebody was not seen; empty otherwise. */
  endReason: string;
}

function selectMusters(db: Database) {
  return db
    .selectFrom('muster')
    .innerJoin('site', 'site.id', 'muster.site_id')
    .innerJoin('area_stop as stop', 'stop.id', 'muster.stop_id')
    .innerJoin('person as setter', 'setter.id', 'stop.set_by')
    .leftJoin('person as ender', 'ender.id', 'muster.ended_by')
    .select([
      'muster.id',
      'muster.site_id as siteId',
      'site.name as siteName',
      'site.time_zone as timeZone',
      'stop.kind as stopKind',
      'stop.reason',
      'setter.full_name as setBy',
      'muster.began_at as beganAt',
      'muster.ended_at as endedAt',
      'ender.full_name as endedBy',
      'muster.end_reason as endReason',
    ]);
}

/** The musters of a site, the newest first. */
export async function listMusters(db: Database, siteId: string, limit: number): Promise<MusterHead[]> {
  return selectMusters(db)
    .where('muster.site_id', '=', siteId)
    .orderBy('muster.began_at', 'desc')
    .limit(limit)
    .execute();
}

/** A muster by its id. */
export async function findMusterHead(db: Database, id: string): Promise<MusterHead | undefined> {
  return selectMusters(db).where('muster.id', '=', id).executeTakeFirst();
}

/** How many ticks a muster has, at most, in its record. */
const mostTicks = 5000;

/** A tick in the record of a muster. */
export interface RecordedTick {
  id: string;
  personId: string;
  isSeen: boolean;
  madeBy: string;
  madeAt: Date;
  receivedAt: Date;
  /** Whether it was made after the alarm. */
  counts: boolean;
}

/** Every tick that arrived during a muster, the earliest first; one of a worker on several permits once. */
export async function listTicksOfMuster(db: Database, musterId: string): Promise<RecordedTick[]> {
  return db
    .selectFrom('muster_tick')
    .innerJoin('person as maker', 'maker.id', 'muster_tick.made_by')
    .distinctOn(['muster_tick.received_at', sql`coalesce(worker_id, visitor_id)`, 'muster_tick.made_by'])
    .select([
      'muster_tick.id',
      sql<string>`coalesce(worker_id, visitor_id)`.as('personId'),
      'muster_tick.is_seen as isSeen',
      'maker.full_name as madeBy',
      'muster_tick.made_at as madeAt',
      'muster_tick.received_at as receivedAt',
      'muster_tick.counts',
    ])
    .where('muster_tick.muster_id', '=', musterId)
    .orderBy('muster_tick.received_at')
    .orderBy(sql`coalesce(worker_id, visitor_id)`)
    .orderBy('muster_tick.made_by')
    .limit(mostTicks)
    .execute();
}
