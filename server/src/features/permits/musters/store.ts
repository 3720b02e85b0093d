import type { MusterInForce } from '@eptw/domain/work/muster';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A muster that is under way at a site, and the stop with which it began. */
export interface MusterUnderWay extends MusterInForce {
  id: string;
  stopId: string;
  stopKind: string;
  reason: string;
}

/** The muster that is under way at a site; undefined while none is. */
export async function findMuster(db: Database, siteId: string): Promise<MusterUnderWay | undefined> {
  return db
    .selectFrom('muster')
    .innerJoin('area_stop as stop', 'stop.id', 'muster.stop_id')
    .select([
      'muster.id',
      'muster.began_at as beganAt',
      'muster.stop_id as stopId',
      'stop.kind as stopKind',
      'stop.reason',
      sql<string[]>`array(select area_stop.id from area_stop
        where area_stop.site_id = muster.site_id and area_stop.mustered_at >= muster.began_at)`.as('stopIds'),
    ])
    .where('muster.site_id', '=', siteId)
    .where('muster.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Whether another stop in force calls people to the assembly point: then lifting this one does not end the muster. */
export async function hasOtherMuster(db: Database, siteId: string, stopId: string): Promise<boolean> {
  const others = await db
    .selectFrom('area_stop')
    .select('id')
    .where('site_id', '=', siteId)
    .where('lifted_at', 'is', null)
    .where('mustered_at', 'is not', null)
    .where('id', '<>', stopId)
    .limit(1)
    .execute();
  return others.length > 0;
}

/** Lets no stop of a site begin or end before the transaction does: each waits for the others' ticks and people. */
export async function holdStops(transaction: Database, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${siteId}, 0))`.execute(transaction);
}

/** Whether there is such a site. */
export async function hasSite(db: Database, siteId: string): Promise<boolean> {
  return (await db.selectFrom('site').select('id').where('id', '=', siteId).execute()).length > 0;
}

/** A permit holder who is to come on to a frozen list. */
export interface NewHolder {
  personId: string;
  permitId: string | null;
  name: string;
  company: string;
  phone: string;
  place: string;
  since: Date;
}

/** Puts permit holders on a frozen list who are not on it yet. */
export async function insertHolders(
  db: Database,
  { musterId, cameAt }: { musterId: string; cameAt: Date },
  holders: readonly NewHolder[],
): Promise<void> {
  if (holders.length === 0) return;
  await db
    .insertInto('muster_entry')
    .values(
      holders.map(({ personId, permitId, name, company, phone, place, since }) => ({
        muster_id: musterId,
        user_id: personId,
        permit_id: permitId,
        came_at: cameAt,
        ...{ name, company, phone, place, since },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The permit holders of these permits, by permit: those who are told that their people were not seen. */
export async function findHolders(db: Database, permitIds: readonly string[]): Promise<Map<string, string>> {
  if (permitIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('permit')
    .leftJoin('permit_work', 'permit_work.permit_id', 'permit.id')
    .select(['permit.id', (eb) => eb.fn.coalesce('permit_work.holder_id', 'permit.submitter_id').as('holderId')])
    .where('permit.id', 'in', permitIds)
    .execute();
  return new Map(rows.map(({ id, holderId }) => [id, holderId]));
}
