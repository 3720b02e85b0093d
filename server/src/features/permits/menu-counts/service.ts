import type { ActorContext } from '../../../app-context.ts';
import { countMenuEntries } from './store.ts';

/** The counts beside the entries of the side menu. */
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

/** The counts of the actor's side menu. */
export async function loadMenuCounts({ db, actor, clock }: ActorContext): Promise<MenuCounts> {
  return countMenuEntries(db, actor, clock());
}
