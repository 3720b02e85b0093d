import { sql } from 'kysely';
import type { MusterTick, Sighting } from '@eptw/domain/work/muster';
import type { Database } from '../../../database/connect.ts';

/** A worker at a site, with where and since when. */
export interface MusterRow {
  workerId: string;
  name: string;
  company: string;
  trade: string;
  phone: string;
  permitId: string;
  permitNumber: string;
  isChildPermit: boolean;
  place: string;
  holder: string;
  holderPhone: string;
  since: Date;
  /** Who has seen them during the muster, and when; null while nobody has. */
  seenBy: string | null;
  seenAt: Date | null;
  /** Who last undid a tick of them, and when. */
  undoneBy: string | null;
  undoneAt: Date | null;
}

/** Everybody who is signed on at a site: those who were not seen first, then by place. */
export async function listMuster(db: Database, siteId: string): Promise<MusterRow[]> {
  return db
    .selectFrom('crew_presence')
    .innerJoin('worker', 'worker.id', 'crew_presence.worker_id')
    .innerJoin('permit', 'permit.id', 'crew_presence.permit_id')
    .innerJoin('permit_work', 'permit_work.permit_id', 'permit.id')
    .innerJoin('person as holder', 'holder.id', 'permit_work.holder_id')
    .leftJoin('person as seer', 'seer.id', 'crew_presence.seen_by')
    .leftJoin('person as undoer', 'undoer.id', 'crew_presence.undone_by')
    .select([
      'worker.id as workerId',
      'worker.name',
      'worker.company',
      'worker.trade',
      'worker.phone',
      'permit.id as permitId',
      'permit.number as permitNumber',
      sql<boolean>`permit.parent_permit_id is not null`.as('isChildPermit'),
      'permit.work_place as place',
      'holder.full_name as holder',
      'holder.phone as holderPhone',
      'crew_presence.since',
      'seer.full_name as seenBy',
      'crew_presence.seen_at as seenAt',
      'undoer.full_name as undoneBy',
      'crew_presence.undone_at as undoneAt',
    ])
    .where('crew_presence.site_id', '=', siteId)
    .orderBy(sql`crew_presence.seen_at is not null`)
    .orderBy('permit.work_place')
    .orderBy('worker.name')
    .execute();
}

/** A worker on a permit, as far as ticks concern it. */
export interface Presence {
  permitId: string;
  workerId: string;
  /** Ticks from before it count for nothing. */
  countsFrom: Date;
}

/** The permits of a site that a worker is signed on to, locked until the end of the transaction. */
export async function lockPresences(
  transaction: Database,
  { siteId, workerId }: { siteId: string; workerId: string },
): Promise<Presence[]> {
  return transaction
    .selectFrom('crew_presence')
    .select(({ fn }) => [
      'permit_id as permitId',
      'worker_id as workerId',
      fn.coalesce('ticks_from', 'since').as('countsFrom'),
    ])
    .where('worker_id', '=', workerId)
    .where('site_id', '=', siteId)
    .orderBy('permit_id')
    .forUpdate()
    .execute();
}

/** A tick to be kept. */
export interface NewTick extends MusterTick {
  siteId: string;
  deviceTime: string | undefined;
  receivedAt: Date;
}

/** Keeps a tick for each permit that the worker is signed on to; one that is sent again is not kept twice. */
export async function insertTick(db: Database, presences: readonly Presence[], tick: NewTick): Promise<void> {
  await db
    .insertInto('muster_tick')
    .values(
      presences.map(({ permitId, workerId }) => ({
        site_id: tick.siteId,
        permit_id: permitId,
        worker_id: workerId,
        is_seen: tick.isSeen,
        made_by: tick.by,
        made_at: tick.at,
        device_time: tick.deviceTime ?? null,
        received_at: tick.receivedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All ticks of a worker since a time, by permit. */
export async function listTicks(
  db: Database,
  workerId: string,
  since: Date,
): Promise<(MusterTick & { permitId: string })[]> {
  return db
    .selectFrom('muster_tick')
    .select(['permit_id as permitId', 'is_seen as isSeen', 'made_at as at', 'made_by as by'])
    .where('worker_id', '=', workerId)
    .where('made_at', '>=', since)
    .execute();
}

/** Stores what the ticks of a worker on a permit come to. */
export async function storeSighting(
  db: Database,
  { permitId, workerId }: Presence,
  { seen, undone }: Sighting,
): Promise<void> {
  await db
    .updateTable('crew_presence')
    .set({
      seen_by: seen?.by ?? null,
      seen_at: seen?.at ?? null,
      undone_by: undone?.by ?? null,
      undone_at: undone?.at ?? null,
    })
    .where('permit_id', '=', permitId)
    .where('worker_id', '=', workerId)
    .execute();
}

/** Forgets who was seen at a site: ticks from before the end of its muster count for nothing. */
export async function clearSightings(db: Database, siteId: string, endedAt: Date): Promise<void> {
  await db
    .updateTable('crew_presence')
    .set({ seen_by: null, seen_at: null, undone_by: null, undone_at: null, ticks_from: endedAt })
    .where('site_id', '=', siteId)
    .execute();
}

/** Why all work at a site is stopped, and since when. */
export interface AlarmRow {
  reason: string;
  since: Date;
}

/** The oldest stop in force at a site; undefined while none is. */
export async function findAlarm(db: Database, siteId: string): Promise<AlarmRow | undefined> {
  return db
    .selectFrom('area_stop')
    .select(['reason', 'set_at as since'])
    .where('site_id', '=', siteId)
    .where('lifted_at', 'is', null)
    .orderBy('set_at')
    .limit(1)
    .executeTakeFirst();
}
