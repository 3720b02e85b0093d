import type { Scope } from '../../../graphql/context.ts';
import { menuCounts, type MenuCounts } from './store.ts';

/** The badges of the signed-in person's side menu. */
export async function ownMenuCounts({ db, actor, clock }: Scope): Promise<MenuCounts> {
  return menuCounts(db, actor, clock());
}
