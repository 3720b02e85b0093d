import { listMenuCounts, mapMenuCounts, type MenuCountName } from '@eptw/domain/permit/menu-counts';
import type { ActorContext } from '../../../app-context.ts';
import { countMenuEntries, type CountName } from './store.ts';

/**
 * The counts beside the entries of the side menu, null if the actor's menu does not show it, and those that no menu
 * shows. Each is counted when it is asked for; what is asked for together is counted in one statement.
 */
export type MenuCounts = Record<MenuCountName, () => Promise<number | null>> &
  Record<Exclude<CountName, MenuCountName>, () => Promise<number>>;

/** The counts of the actor's side menu. */
export function loadMenuCounts(context: ActorContext): MenuCounts {
  const count = createCounter(context);
  const shown = listMenuCounts(context.actor.role);
  return {
    ...mapMenuCounts((name) => async () => (shown.includes(name) ? count(name) : null)),
    due: () => count('due'),
    overdueMyApproval: () => count('overdueMyApproval'),
    toFinish: () => count('toFinish'),
  };
}

/** Counts in one statement what is asked for before it is sent. */
function createCounter(context: ActorContext): (name: CountName) => Promise<number> {
  const names = new Set<CountName>();
  let counted: Promise<Record<CountName, number>> | undefined;
  return async (name) => {
    if (counted && !names.has(name)) return (await loadSelectedMenuCounts(context, [name]))[name];
    names.add(name);
    counted ??= Promise.resolve().then(() => loadSelectedMenuCounts(context, [...names]));
    return (await counted)[name];
  };
}

/** Some of the counts, for a reader that needs no others. */
export async function loadSelectedMenuCounts<Name extends CountName>(
  { db, actor, clock }: ActorContext,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  return countMenuEntries(db, actor, clock(), names);
}
