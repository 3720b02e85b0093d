import type { MusterInForce } from '@eptw/domain/muster/muster';
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
