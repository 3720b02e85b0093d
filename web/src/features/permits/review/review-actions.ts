import {
  actionTable,
  getActionRow,
  isApproval,
  listActionsWhere,
  type ActionRow,
  type PermitAction,
} from '@eptw/domain/permit/actions';
import { lifecycle } from '@eptw/domain/permit/lifecycle';
import type { Permit } from '../model/permit.ts';

/** A button of the action bar: its look and what it requires. */
export interface ReviewAction {
  action: PermitAction;
  label: string;
  tone: ActionRow['tone'];
  /** The sentence to confirm first. */
  confirmation: string | undefined;
  requiresReason: boolean;
  /** The reason that is sent with it without being asked for. */
  givenReason: string | undefined;
  /** Sends the changed forms along. */
  sendsEdits: boolean;
  /** Why it would be refused in the permit's current state; undefined when it can be performed. */
  blockedReason: string | undefined;
}

const barActions = listActionsWhere(({ places }) => places.includes('action bar'));

/** Whether one of these actions lets the viewer edit answers. */
export function canEditForms(granted: readonly PermitAction[]): boolean {
  return barActions.some((action) => getActionRow(action)?.forms !== undefined && granted.includes(action));
}

/** Whether one of these actions is performed in the reviewers panel. */
export function canChangeReviewers(granted: readonly PermitAction[]): boolean {
  return granted.some((action) => getActionRow(action)?.places.includes('reviewers panel'));
}

/** Whether one of these actions sends all forms, changed or not. */
export function resubmitsForms(granted: readonly PermitAction[]): boolean {
  return granted.some((action) => getActionRow(action)?.forms === 'sent');
}

/** What the bar needs of a permit: the actions that the server grants, and those that it would currently refuse. */
type ActionablePermit = Pick<Permit, 'actions' | 'status' | 'blockedActions'>;

/**
 * Lists the buttons of the action bar for the actions that the server grants; what each requires comes from the
 * lifecycle table. Saving is offered while the forms are open. An approval includes open changes and says so.
 */
export function listReviewActions(permit: ActionablePermit, forms: 'closed' | 'open' | 'dirty'): ReviewAction[] {
  const shown = barActions
    .filter((action) => permit.actions.includes(action))
    .map((action) => ({ action, row: actionTable[action] as ActionRow }));
  return shown
    .filter(({ row }) => row.forms !== 'saved' || forms !== 'closed')
    .map(({ action, row: { label, tone, reason, note } }) => {
      const instead = findInstead(permit, action);
      return {
        action,
        label: instead?.label ?? (isApproval(action) && forms === 'dirty' ? `${label} with corrections` : label),
        tone,
        confirmation: lifecycle.find((row) => row.action === action && row.from === permit.status)?.confirmation,
        requiresReason: (reason ?? note) !== undefined && instead === undefined,
        givenReason: instead?.reason,
        sendsEdits: forms === 'dirty' && tone !== 'danger',
        blockedReason: permit.blockedActions.find((blocked) => blocked.action === action)?.why,
      };
    });
}

/** What the server offers in place of an action that it would refuse: this action, with a reason, at once. */
function findInstead({ blockedActions }: ActionablePermit, action: PermitAction) {
  return blockedActions.find(({ instead }) => instead?.action === action)?.instead ?? undefined;
}
