import type { ActorContext } from '../../../app-context.ts';
import { countMenuEntries } from './store.ts';

/** The numbers beside the entries of the side menu. */
export interface MenuCounts {
  permits: number;
  myPermits: number;
  due: number;
  pendingMyApproval: number;
  pendingApproval: number;
  pendingCloseCancel: number;
  approvedByMe: number;
  lifeSupport: number;
  childPermits: number;
  myChildPermits: number;
  childPermitsPendingMyApproval: number;
  lifeSupportChildPermits: number;
  drafts: number;
  accountsToApprove: number;
}

/** The badges of the signed-in person's side menu. */
export async function loadMenuCounts({ db, actor, clock }: ActorContext): Promise<MenuCounts> {
  return countMenuEntries(db, actor, clock());
}
