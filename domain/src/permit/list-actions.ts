import { roles, type Role } from '../user/role.ts';
import type { Action } from './actions.ts';
import { mayDuplicate, type CopiedPermit } from './copy.ts';
import type { Status } from './status.ts';

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
export interface ListedPermit extends CopiedPermit {
  status: Status;
  /** The lifecycle actions that the server grants this person on this permit now. */
  actions: readonly Action[];
}

interface ListActionRow {
  action: ListAction;
  by: readonly Role[];
  when: (permit: ListedPermit) => boolean;
}

const submitters: readonly Role[] = ['ContractorRequestor', 'User', 'MTGroup'];
const deciders: readonly Role[] = ['ContractorPM', 'MTGroup', 'MicronSupervisor', 'MicronManager', 'SiteAdmin'];
const decisions: readonly Action[] = ['approveAsProjectManager', 'approve', 'reject', 'close', 'cancel'];

const canResubmit = (permit: ListedPermit) => permit.actions.includes('resubmit');

/**
 * Which entries a row's menu has. 'Resubmit' takes the place of 'Review', since both open the same screen. The
 * last but one is for whoever was chosen as a reviewer although their role alone would not show them the entry.
 */
const listActionTable: readonly ListActionRow[] = [
  { action: 'view', by: roles, when: () => true },
  { action: 'exportPdf', by: roles, when: () => true },
  { action: 'resubmit', by: roles, when: canResubmit },
  { action: 'review', by: submitters, when: ({ status }) => status === 'Approved' },
  { action: 'review', by: deciders, when: (permit) => permit.status !== 'Approved' && !canResubmit(permit) },
  { action: 'review', by: roles, when: ({ actions }) => actions.some((action) => decisions.includes(action)) },
  { action: 'duplicate', by: roles, when: mayDuplicate },
];

/** The entries of a row's 'Action' menu, each once, in the menu's order. */
export function listActionsFor(permit: ListedPermit): ListAction[] {
  const rows = listActionTable.filter((row) => row.by.includes(permit.role) && row.when(permit));
  return [...new Set(rows.map((row) => row.action))];
}

/**
 * Whether the read-only view offers 'Review Permit': to the contractor's requestor who submitted it, and to everybody
 * who can do something there. Recalling has its own button on the view.
 */
export function offersReview(permit: Pick<ListedPermit, 'role' | 'isSubmitter' | 'actions'>): boolean {
  if (permit.isSubmitter && permit.role === 'ContractorRequestor') return true;
  return permit.actions.some((action) => action !== 'recall' && action !== 'changeReviewers');
}
