import type { ChangeNotices } from '@eptw/domain/notification/change-notices';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { currentHolderOf } from '../work-log/work-rows.ts';

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

/** The permit holder of a permit, and the last entry of its history. */
export interface HeldPermit {
  id: string;
  holderId: string;
  sequence: number;
}

/** Who holds these permits: those who are notified that their people were not seen. */
export async function listHeldPermits(db: Database, permitIds: readonly string[]): Promise<HeldPermit[]> {
  if (permitIds.length === 0) return [];
  return db
    .selectFrom('permit')
    .leftJoin('permit_work', 'permit_work.permit_id', 'permit.id')
    .select(['permit.id', currentHolderOf.as('holderId'), 'permit.version as sequence'])
    .where('permit.id', 'in', permitIds)
    .execute();
}

/** Adds notices to those of the last change of a permit, which may still wait for being dispatched. */
export async function addNotices(
  db: Database,
  { id, sequence, at, content }: { id: string; sequence: number; at: Date; content: ChangeNotices },
): Promise<void> {
  await db
    .insertInto('permit_notice')
    .values({ permit_id: id, sequence, at, content: JSON.stringify(content) })
    .onConflict((conflict) =>
      conflict.columns(['permit_id', 'sequence']).doUpdateSet({
        content: sql`jsonb_set(permit_notice.content, '{notices}',
          (permit_notice.content -> 'notices') || (excluded.content -> 'notices'))`,
      }),
    )
    .execute();
}

/** Moves the beginning of the muster at a site to a later time; returns its id, or undefined if it began later still. */
export async function moveBeginning(db: Database, siteId: string, at: Date): Promise<string | undefined> {
  const muster = await db
    .updateTable('muster')
    .set({ began_at: at })
    .where('site_id', '=', siteId)
    .where('ended_at', 'is', null)
    .where('began_at', '<', at)
    .returning('id')
    .executeTakeFirst();
  return muster?.id;
}

/** Turns the sightings on a frozen list into ticks from before the alarm. */
export async function setSightingsAside(db: Database, musterId: string): Promise<void> {
  await db
    .updateTable('muster_entry')
    .set({
      before_by: sql`coalesce((select full_name from person where id = seen_by), before_by)`,
      before_at: sql`coalesce(seen_at, before_at)`,
      seen_by: null,
      seen_at: null,
    })
    .where('muster_id', '=', musterId)
    .execute();
}
