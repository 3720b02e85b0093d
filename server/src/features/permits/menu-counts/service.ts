import type { ActorContext } from '../../../app-context.ts';
import { countMenuEntries, type MenuCount } from './store.ts';

/** Every count but the one that no menu shows. */
const shownCounts = [
  'permits',
  'myPermits',
  'pendingMyApproval',
  'pendingApproval',
  'pendingCloseCancel',
  'approvedByMe',
  'lifeSupport',
  'childPermits',
  'myChildPermits',
  'childPermitsPendingMyApproval',
  'lifeSupportChildPermits',
  'drafts',
  'accountsToApprove',
] as const satisfies readonly Exclude<MenuCount, 'due'>[];

/** The counts beside the entries of the side menu. */
export interface MenuCounts extends Record<(typeof shownCounts)[number], number> {
  /** Counted when it is asked for: of all counts it takes the longest. */
  due: () => Promise<number>;
}

/** The counts of the actor's side menu. */
export async function loadMenuCounts(context: ActorContext): Promise<MenuCounts> {
  const counts = await loadCounts(context, shownCounts);
  return { ...counts, due: async () => (await loadCounts(context, ['due'])).due };
}

/** Some of the counts. */
export async function loadCounts<Name extends MenuCount>(
  { db, actor, clock }: ActorContext,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  return countMenuEntries(db, actor, clock(), names);
}
