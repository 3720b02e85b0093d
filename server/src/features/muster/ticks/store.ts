import type { MusterTick, Sighting } from '@eptw/domain/muster/muster';
import type { Database } from '../../../database/connect.ts';
import type { TickSubject } from '../entries/store.ts';

/** Somebody on the list, as far as ticks concern them: a worker on one of their permits, or a visitor. */
export type Ticked = (
  | { kind: 'worker'; workerId: string; permitId: string; countsFrom: Date }
  | { kind: 'visitor'; visitorId: string; countsFrom?: undefined }
) & {
  /** Since when they are inside a space; null while they are not. */
  insideSince: Date | null;
};

/** Somebody at a site, by the id of the worker or the visitor. */
interface PersonAtSite {
  siteId: string;
  personId: string;
}

/** The permits that a worker is signed on to, or the visitor, locked until the end of the transaction. */
export async function lockTicked(transaction: Database, person: PersonAtSite): Promise<Ticked[]> {
  const presences = await lockPresences(transaction, person);
  return presences.length > 0 ? presences : lockVisitor(transaction, person);
}

async function lockPresences(transaction: Database, { siteId, personId }: PersonAtSite): Promise<Ticked[]> {
  const rows = await transaction
    .selectFrom('crew_presence')
    .select(({ fn }) => [
      'permit_id as permitId',
      'worker_id as workerId',
      fn.coalesce('ticks_from', 'since').as('countsFrom'),
      'inside_since as insideSince',
    ])
    .where('worker_id', '=', personId)
    .where('site_id', '=', siteId)
    .orderBy('permit_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ kind: 'worker', ...row }));
}

async function lockVisitor(transaction: Database, { siteId, personId }: PersonAtSite): Promise<Ticked[]> {
  const rows = await transaction
    .selectFrom('muster_visitor')
    .select(['id as visitorId', 'inside_since as insideSince'])
    .where('id', '=', personId)
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .execute();
  return rows.map((row) => ({ kind: 'visitor', ...row }));
}

/** A tick to be kept. */
export interface NewTick extends MusterTick {
  siteId: string;
  deviceTime: string | undefined;
  receivedAt: Date;
  /** The muster that is under way; null while none is. */
  musterId: string | null;
  /** Whether it was made after the alarm. */
  counts: boolean;
  stopId: string | undefined;
}

/** Keeps a tick, for each permit of a worker; one that is sent again is not kept twice. */
export async function insertTick(db: Database, people: readonly TickSubject[], tick: NewTick): Promise<void> {
  await db
    .insertInto('muster_tick')
    .values(
      people.map((person) => ({
        site_id: tick.siteId,
        ...(person.kind === 'visitor'
          ? { visitor_id: person.visitorId }
          : { worker_id: person.workerId, permit_id: person.permitId }),
        is_seen: tick.isSeen,
        made_by: tick.by,
        made_at: tick.at,
        device_time: tick.deviceTime === undefined ? null : new Date(tick.deviceTime),
        received_at: tick.receivedAt,
        muster_id: tick.musterId,
        counts: tick.counts,
        stop_id: tick.stopId ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The ticks that count of a visitor, or of a worker on a permit. */
export async function listTicks(db: Database, person: Ticked): Promise<MusterTick[]> {
  const ticks = db.selectFrom('muster_tick').select(['is_seen as isSeen', 'made_at as at', 'made_by as by']);
  if (person.kind === 'visitor') return ticks.where('visitor_id', '=', person.visitorId).execute();
  return ticks
    .where('worker_id', '=', person.workerId)
    .where('permit_id', '=', person.permitId)
    .where('made_at', '>=', person.countsFrom)
    .execute();
}

/** Stores what the ticks of a visitor, or of a worker on a permit, come to. */
export async function storeSighting(db: Database, person: Ticked, { seen, undone }: Sighting): Promise<void> {
  const sighting = {
    seen_by: seen?.by ?? null,
    seen_at: seen?.at ?? null,
    undone_by: undone?.by ?? null,
    undone_at: undone?.at ?? null,
  };
  if (person.kind === 'visitor')
    await db.updateTable('muster_visitor').set(sighting).where('id', '=', person.visitorId).execute();
  else
    await db
      .updateTable('crew_presence')
      .set(sighting)
      .where('permit_id', '=', person.permitId)
      .where('worker_id', '=', person.workerId)
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

/** A tick as it is shown: who, by whom, and when. */
export interface TickRow {
  id: string;
  /** The id of the worker or visitor. */
  personId: string;
  /** Empty once it was erased. */
  name: string;
  isVisitor: boolean;
  isSeen: boolean;
  madeBy: string;
  madeAt: Date;
  receivedAt: Date;
}

/** The newest ticks of a site that have arrived since a time, the newest first. */
export async function listTicksOfSite(
  db: Database,
  siteId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<TickRow[]> {
  return db
    .selectFrom('muster_tick')
    .innerJoin('person as maker', 'maker.id', 'muster_tick.made_by')
    .leftJoin('worker', 'worker.id', 'muster_tick.worker_id')
    .leftJoin('muster_visitor', 'muster_visitor.id', 'muster_tick.visitor_id')
    .leftJoin('muster_entry', (join) =>
      join
        .onRef('muster_entry.muster_id', '=', 'muster_tick.muster_id')
        .on(({ or, eb, ref }) =>
          or([
            eb('muster_entry.user_id', '=', ref('muster_tick.visitor_id')),
            eb('muster_entry.visitor_id', '=', ref('muster_tick.visitor_id')),
          ]),
        ),
    )
    .select(({ fn, eb, val }) => [
      'muster_tick.id',
      fn.coalesce('muster_tick.worker_id', 'muster_tick.visitor_id').$notNull().as('personId'),
      fn.coalesce('worker.name', 'muster_visitor.name', 'muster_entry.name', val('')).as('name'),
      eb('muster_tick.visitor_id', 'is not', null).$castTo<boolean>().as('isVisitor'),
      'muster_tick.is_seen as isSeen',
      'maker.full_name as madeBy',
      'muster_tick.made_at as madeAt',
      'muster_tick.received_at as receivedAt',
    ])
    .where('muster_tick.site_id', '=', siteId)
    .where('muster_tick.received_at', '>=', since)
    .orderBy('muster_tick.received_at', 'desc')
    .orderBy('muster_tick.made_at', 'desc')
    .limit(limit)
    .execute();
}
