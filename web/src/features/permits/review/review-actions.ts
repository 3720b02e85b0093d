import {
  actionTable,
  getActionRow,
  isApproval,
  listActionsWhere,
  type ActionRow,
  type PermitAction,
} from '@eptw/domain/permit/actions';
import { lifecycle, type BlockedAction } from '@eptw/domain/permit/lifecycle';

/** What a decision asks of the bar: how its button looks and what goes with it. */
export interface ReviewAction {
  action: PermitAction;
  label: string;
  tone: ActionRow['tone'];
  /** The sentence to be confirmed first. */
  confirmation: string | undefined;
  asksReason: boolean;
  /** Takes the changed forms along. */
  sendsEdits: boolean;
  /** Why it would be refused as the permit stands; undefined when it can be taken. */
  blockedReason: string | undefined;
}

const barActions = listActionsWhere(({ places }) => places.includes('action bar'));

/** Whether one of these actions lets the viewer change what was filled in. */
export function canEditForms(granted: readonly string[]): boolean {
  return barActions.some((action) => getActionRow(action)?.forms !== undefined && granted.includes(action));
}

/** Whether one of these actions is taken where the reviewers are chosen. */
export function canChangeReviewers(granted: readonly string[]): boolean {
  return granted.some((action) => getActionRow(action)?.places.includes('reviewers panel'));
}

/** Whether one of these actions sends all forms, changed or not. */
export function resubmitsForms(granted: readonly string[]): boolean {
  return granted.some((action) => getActionRow(action)?.forms === 'sent');
}

/** What the bar knows of a permit: the actions that the server grants, and which of them it would refuse now. */
export interface ActionablePermit {
  actions: readonly string[];
  status: string;
  blockedActions: readonly (Omit<BlockedAction, 'action'> & { action: string })[];
}

/**
 * The buttons of the decision bar for the actions that the server grants: what each asks for stands in the lifecycle
 * table. Saving is offered while the forms are open. An approval takes open changes along and says so.
 */
export function listReviewActions(permit: ActionablePermit, forms: 'closed' | 'open' | 'dirty'): ReviewAction[] {
  const shown = barActions
    .filter((action) => permit.actions.includes(action))
    .map((action) => ({ action, row: actionTable[action] as ActionRow }));
  return shown
    .filter(({ row }) => row.forms !== 'saved' || forms !== 'closed')
    .map(({ action, row: { label, tone, reason } }) => ({
      action,
      label: isApproval(action) && forms === 'dirty' ? `${label} with corrections` : label,
      tone,
      confirmation: lifecycle.find((row) => row.action === action && row.from === permit.status)?.confirmation,
      asksReason: reason !== undefined,
      sendsEdits: forms === 'dirty' && tone !== 'danger',
      blockedReason: permit.blockedActions.find((one) => one.action === action)?.why,
    }));
}
