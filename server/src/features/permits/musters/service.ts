import { selectPeople } from '@eptw/domain/notification/audience';
import { listNotSeen } from '@eptw/domain/work/muster-list';
import type { ActorContext } from '../../../app-context.ts';
import { notifyAudiences } from '../../notifications/dispatch/notify-audience.ts';
import { publishNotificationsChanged } from '../../notifications/dispatch/service.ts';
import { keepHolders, readList, type MusterEntry } from '../muster/service.ts';
import { clearSightings } from '../muster-ticks/store.ts';
import { deleteVisitors } from '../muster-visitors/store.ts';
import { findHolders, findMuster, hasOtherMuster } from './store.ts';

/** The end of a muster, before it is recorded. */
export interface MusterEnd {
  musterId: string;
  siteId: string;
  /** Who is not seen, each once, by name. */
  notSeen: readonly MusterEntry[];
}

/**
 * Finds out what lifting a stop ends: the muster of its site, and who is not seen. Undefined when it ends none, because
 * it called nobody to the assembly point, or another stop still does. Call it in the transaction that lifts the stop,
 * with the site waited for: nobody ticks, signs on or signs off until it ends.
 */
export async function findMusterEnd(
  context: ActorContext,
  { id, siteId }: { id: string; siteId: string },
): Promise<MusterEnd | undefined> {
  const muster = await findMuster(context.db, siteId);
  if (!muster || (await hasOtherMuster(context.db, siteId, id))) return undefined;
  await keepHolders(context, siteId, muster.id);
  const { rows } = await readList(context, siteId);
  return { musterId: muster.id, siteId, notSeen: listNotSeen(rows) };
}

/**
 * Follows the end of a muster, once its stop is lifted: the next one begins anew, visitors leave the list, and the
 * holders of those who were not seen are told. The record stays.
 */
export async function endMuster(
  context: ActorContext,
  { musterId, siteId, notSeen }: MusterEnd,
  endedAt: Date,
): Promise<void> {
  const { db, actor } = context;
  await clearSightings(db, siteId, endedAt);
  await deleteVisitors(db, siteId);
  const permitIds = [...new Set(notSeen.flatMap(({ permitId }) => permitId ?? []))];
  const holders = await findHolders(db, permitIds);
  const told = await notifyAudiences(
    context,
    permitIds.flatMap((permitId) => {
      const holder = holders.get(permitId);
      if (holder === undefined) return [];
      const audience = selectPeople([holder], [actor.id]);
      return [{ kind: 'notSeen', permitId, audience, sequence: null, occasion: `muster ${musterId}`, at: endedAt }];
    }),
  );
  await publishNotificationsChanged(context, told);
}
