import { listMenuCounts, mapMenuCounts, type MenuCountName } from '@eptw/domain/permit/menu-counts';
import type { ActorContext } from '../../../app-context.ts';
import { countMenuEntries, type CountName } from './store.ts';

/** The counts beside the entries of the side menu; null if the actor's menu does not show it. */
export interface MenuCounts extends Record<MenuCountName, number | null> {
  /** Shown by no menu, and counted when it is asked for: of all counts it takes the longest. */
  due: () => Promise<number>;
}

/** The counts of the actor's side menu. */
export async function loadMenuCounts(context: ActorContext): Promise<MenuCounts> {
  return {
    ...mapMenuCounts(() => null),
    ...(await loadSelectedMenuCounts(context, listMenuCounts(context.actor.role))),
    due: async () => (await loadSelectedMenuCounts(context, ['due'])).due,
  };
}

/** Some of the counts, for a reader that needs no others. */
export async function loadSelectedMenuCounts<Name extends CountName>(
  { db, actor, clock }: ActorContext,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  return countMenuEntries(db, actor, clock(), names);
}
