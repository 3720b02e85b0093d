import type { AreaStopKind, StopCause } from '@eptw/domain/area-stop/area-stop';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { selectAreaStops, toAreaStop, type AreaStop } from './area-stop-rows.ts';

async function readStops(db: Database, where: RawBuilder<unknown>): Promise<AreaStop[]> {
  const { rows } = await selectAreaStops(where).execute(db);
  return rows.map(({ stop }) => toAreaStop(stop));
}

/** A stop by its id, in force or not. */
export async function findStop(db: Database, id: string): Promise<AreaStop | undefined> {
  if (!isUuid(id)) return undefined;
  const [stop] = await readStops(db, sql`stop.id = ${id}::uuid`);
  return stop;
}

/** The stop in force at a site, the oldest where processes of two versions set several. */
export async function findStopInForce(db: Database, siteId: string): Promise<AreaStop | undefined> {
  const inForce = sql`stop.site_id = ${siteId}::uuid and stop.lifted_at is null order by stop.set_at limit 1`;
  const [stop] = await readStops(db, inForce);
  return stop;
}

/** The stops in force at some sites, or at all of them, the oldest first. */
export async function listStops(db: Database, siteIds: readonly string[] | 'all'): Promise<AreaStop[]> {
  const atSites = siteIds === 'all' ? sql`true` : sql`stop.site_id = any(${siteIds}::uuid[])`;
  return readStops(db, sql`stop.lifted_at is null and ${atSites} order by stop.set_at`);
}

/** Who lifted a stop. */
export async function findLifter(db: Database, id: string): Promise<string> {
  const row = await db
    .selectFrom('area_stop')
    .innerJoin('person', 'person.id', 'area_stop.lifted_by')
    .select('person.full_name as name')
    .where('area_stop.id', '=', id)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Waits until nobody is starting work at a site, and lets nobody start before the transaction ends. */
export async function waitForSite(transaction: Database, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${siteId}, 0))`.execute(transaction);
}

/** Whether there is such a site. */
export async function hasSite(db: Database, siteId: string): Promise<boolean> {
  return isUuid(siteId) && (await db.selectFrom('site').select('id').where('id', '=', siteId).execute()).length > 0;
}

/** A request that was made before under the same key. */
export interface EarlierRequest {
  stopId: string;
  /** Null for one that a process of the previous version took. */
  digest: string | null;
}

/** The request that a person made under an idempotency key. */
export async function findRequestByKey(
  db: Database,
  personId: string,
  key: string,
): Promise<EarlierRequest | undefined> {
  const request = await db
    .selectFrom('area_stop_request')
    .select(['area_stop_id as stopId', 'digest'])
    .where('made_by', '=', personId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (request) return request;
  const stop = await db
    .selectFrom('area_stop')
    .select('id as stopId')
    .where('set_by', '=', personId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return stop && { ...stop, digest: null };
}

/** A request to stop all work, to be recorded. */
export interface NewRequest extends StopCause {
  siteId: string;
  isMuster: boolean;
  madeBy: string;
  madeAt: Date;
  key: string | null;
  digest: string;
}

/** Sets a stop. Returns its id. */
export async function insertStop(db: Database, request: NewRequest): Promise<string> {
  const { id } = await db
    .insertInto('area_stop')
    .values({
      site_id: request.siteId,
      kind: request.kind,
      reason: request.reason,
      mustered_at: request.isMuster ? request.madeAt : null,
      set_by: request.madeBy,
      set_at: request.madeAt,
      idempotency_key: request.key,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records a request to stop all work with the stop that it set or joined. */
export async function insertRequest(db: Database, stopId: string, request: NewRequest): Promise<void> {
  await db
    .insertInto('area_stop_request')
    .values({
      area_stop_id: stopId,
      kind: request.kind,
      reason: request.reason,
      is_muster: request.isMuster,
      made_by: request.madeBy,
      made_at: request.madeAt,
      idempotency_key: request.key,
      digest: request.digest,
    })
    .execute();
}

/** How many requests have made a stop what it is: the first set it, and each other joined or raised it. */
export async function countRequests(db: Database, stopId: string): Promise<number> {
  const { count } = await db
    .selectFrom('area_stop_request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('area_stop_id', '=', stopId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a further request changes of a stop in force. */
export interface RaisedStop {
  /** A graver cause, which is shown from now on. */
  cause: { kind: AreaStopKind; reason: string } | undefined;
  /** When somebody stopped it for something graver, or for gas: each job then has one more cause to answer. */
  raisedAt: Date | undefined;
  /** Since when everybody is called to the assembly point, if they were not. */
  musteredAt: Date | undefined;
}

export async function raiseStop(db: Database, id: string, raised: RaisedStop): Promise<void> {
  const { cause, raisedAt, musteredAt } = raised;
  if (!cause && !raisedAt && !musteredAt) return;
  await db
    .updateTable('area_stop')
    .set({ ...cause, ...(raisedAt && { raised_at: raisedAt }), ...(musteredAt && { mustered_at: musteredAt }) })
    .where('id', '=', id)
    .execute();
}

/** Has the people whom a stop or its lifting concerns notified after the commit. */
export async function insertStopNotice(
  db: Database,
  notice: { stopId: string; isLift: boolean; madeBy: string; at: Date },
): Promise<void> {
  const { stopId, isLift, madeBy, at } = notice;
  await db
    .insertInto('area_stop_notice')
    .values({ area_stop_id: stopId, is_lift: isLift, made_by: madeBy, at })
    .execute();
}

/** Lifts a stop. Returns false if somebody else has lifted it already. */
export async function markLifted(
  db: Database,
  { id, personId, at, reason }: { id: string; personId: string; at: Date; reason: string },
): Promise<boolean> {
  const rows = await db
    .updateTable('area_stop')
    .set({ lifted_by: personId, lifted_at: at, lift_reason: reason })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}
