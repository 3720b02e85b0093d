import { getActionRow, type PermitAction } from './actions.ts';
import { canDuplicate, type CopyablePermit } from './copy.ts';

/** What the 'Action' menu of a row in a permits list offers, besides what needs no right. */
export type ListAction = 'view' | 'exportPdf' | 'review' | 'resubmit' | 'duplicate';

export const listActionLabels: Record<ListAction, string> = {
  view: 'View',
  exportPdf: 'Export As PDF',
  review: 'Review',
  resubmit: 'Resubmit',
  duplicate: 'Duplicate',
};

/** What the menu's rules know of a permit and of the person who looks at it. */
export interface ListedPermit extends CopyablePermit {
  /** The lifecycle actions that the server grants this person on this permit now. */
  actions: readonly PermitAction[];
}

/**
 * Whether the screen of decisions is offered: to everybody who can do something there, whatever their role, and to
 * nobody else. What has its button where a permit is read needs no such screen.
 */
export function canOpenReview({ actions }: Pick<ListedPermit, 'actions'>): boolean {
  return actions.some((action) => !getActionRow(action)?.places.includes('permit page'));
}

const canResubmit = ({ actions }: ListedPermit) => actions.includes('resubmit');

/** When a row's menu has an entry. 'Resubmit' takes the place of 'Review', since both open the same screen. */
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
