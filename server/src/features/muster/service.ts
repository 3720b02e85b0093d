import { selectPeople } from '@eptw/domain/notification/audience';
import { toChangeNotices } from '@eptw/domain/notification/change-notices';
import { listNotSeen } from '@eptw/domain/muster/muster-list';
import type { ActorContext } from '../../app-context.ts';
import type { Database } from '../../database/connect.ts';
import { keepHolders, readList, type MusterEntry } from './list/service.ts';
import { clearSightings } from './ticks/store.ts';
import { deleteVisitors } from './visitors/store.ts';
import { findMuster } from './musters/store.ts';
import { addNotices, hasOtherMuster, listHeldPermits, moveBeginning, setSightingsAside } from './store.ts';

/**
 * Has the muster of a site begin anew: who was seen before the alarm that is real now has to be seen again. Their last
 * tick stays in view, as one from before the alarm.
 */
export async function restartMuster(db: Database, siteId: string, at: Date): Promise<void> {
  const musterId = await moveBeginning(db, siteId, at);
  if (musterId !== undefined) await setSightingsAside(db, musterId);
}

/** The end of a muster, before it is recorded. */
export interface MusterEnd {
  siteId: string;
  /** Who is not seen, each once, by name. */
  notSeen: readonly MusterEntry[];
}

/** The stop that is to be lifted. */
interface StopOfSite {
  id: string;
  siteId: string;
}

/**
 * Finds out what lifting a stop ends: the muster of its site, and who is not seen. Undefined when it ends none, because
 * it called nobody to the assembly point, or another stop still does. Call it in the transaction that lifts the stop,
 * with the site waited for: nobody ticks, signs on or signs off until it ends.
 */
export async function findMusterEnd(context: ActorContext, stop: StopOfSite): Promise<MusterEnd | undefined> {
  const musterId = await findEndingMuster(context, stop);
  if (musterId === undefined) return undefined;
  await keepHolders(context, stop.siteId, musterId);
  const { rows } = await readList(context, stop.siteId);
  return { siteId: stop.siteId, notSeen: listNotSeen(rows) };
}

/** Who is not seen in the muster that lifting a stop would end, each once, by name; undefined when it would end none. */
export async function listUnseen(context: ActorContext, stop: StopOfSite): Promise<MusterEntry[] | undefined> {
  if ((await findEndingMuster(context, stop)) === undefined) return undefined;
  return listNotSeen((await readList(context, stop.siteId)).rows);
}

async function findEndingMuster({ db }: ActorContext, { id, siteId }: StopOfSite): Promise<string | undefined> {
  const muster = await findMuster(db, siteId);
  return muster && !(await hasOtherMuster(db, siteId, id)) ? muster.id : undefined;
}

/**
 * Follows the end of a muster, once its stop is lifted: the next one begins anew, visitors leave the list, and the
 * holders of those who were not seen are notified. The record stays.
 */
export async function endMuster(
  { db, actor }: ActorContext,
  { siteId, notSeen }: MusterEnd,
  endedAt: Date,
): Promise<void> {
  await clearSightings(db, siteId, endedAt);
  await deleteVisitors(db, siteId);
  const permitIds = [...new Set(notSeen.flatMap(({ permitId }) => permitId ?? []))];
  for (const { id, holderId, sequence } of await listHeldPermits(db, permitIds)) {
    const audience = selectPeople([holderId], [actor.id]);
    const content = toChangeNotices([{ kind: 'notSeen', audience }]);
    if (holderId !== actor.id) await addNotices(db, { id, sequence, at: endedAt, content });
  }
}
