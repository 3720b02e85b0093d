import { getActionRow, type PermitAction } from './actions.ts';
import { canDuplicate, type CopyablePermit } from './copyable-permit.ts';

/** Entries of the 'Action' menu of a row in a permit list. */
export type ListAction = 'view' | 'exportPdf' | 'review' | 'resubmit' | 'duplicate';

export const listActionLabels: Record<ListAction, string> = {
  view: 'View',
  exportPdf: 'Export As PDF',
  review: 'Review',
  resubmit: 'Resubmit',
  duplicate: 'Duplicate',
};

/** The facts about a permit and its viewer that the menu's rules need. */
export interface ListedPermit extends CopyablePermit {
  /** The lifecycle actions that the server currently allows this user on this permit. */
  actions: readonly PermitAction[];
}

/** Whether an action has its button on the permit page, so that it does not need the review screen. */
function isOnPage(action: PermitAction): boolean {
  const places = getActionRow(action)?.places ?? [];
  return places.includes('permit page') || places.includes('proof panel');
}

/** Whether the review screen is offered: to every user with an action there, whatever their role, and to nobody else. */
export function canOpenReview({ actions }: Pick<ListedPermit, 'actions'>): boolean {
  return actions.some((action) => !isOnPage(action));
}

const canResubmit = ({ actions }: ListedPermit) => actions.includes('resubmit');

/** When a row's menu has an entry. 'Resubmit' replaces 'Review', because both open the same screen. */
const isOffered: Record<ListAction, (permit: ListedPermit) => boolean> = {
  view: () => true,
  exportPdf: () => true,
  resubmit: canResubmit,
  review: (permit) => canOpenReview(permit) && !canResubmit(permit),
  duplicate: canDuplicate,
};

const menuOrder: readonly ListAction[] = ['view', 'exportPdf', 'resubmit', 'review', 'duplicate'];

/** The entries of a row's 'Action' menu, in the menu's order. */
export function findListActions(permit: ListedPermit): ListAction[] {
  return menuOrder.filter((action) => isOffered[action](permit));
}
