import type { ActorContext } from '../../../app-context.ts';
import { countMenuEntries, menuCounts, type MenuCount } from './store.ts';

/** Every count but the one that no menu shows. */
type ShownCount = Exclude<MenuCount, 'due'>;

const shownCounts = menuCounts.filter((name): name is ShownCount => name !== 'due');

/** The counts beside the entries of the side menu. */
export interface MenuCounts extends Record<ShownCount, number> {
  /** Counted when it is asked for: of all counts it takes the longest. */
  due: () => Promise<number>;
}

/** The counts of the actor's side menu. */
export async function loadMenuCounts(context: ActorContext): Promise<MenuCounts> {
  const counts = await loadSelectedMenuCounts(context, shownCounts);
  return { ...counts, due: async () => (await loadSelectedMenuCounts(context, ['due'])).due };
}

/** Some of the counts, for a reader that needs no others. */
export async function loadSelectedMenuCounts<Name extends MenuCount>(
  { db, actor, clock }: ActorContext,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  return countMenuEntries(db, actor, clock(), names);
}
