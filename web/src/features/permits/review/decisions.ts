import { actionLabels, type Action } from '@eptw/domain/permit/actions';
import { lifecycle, type BlockedAction } from '@eptw/domain/permit/lifecycle';

/** What a decision asks of the bar: how its button looks and what goes with it. */
export interface Decision {
  action: Action;
  label: string;
  look: 'plain' | 'danger' | 'primary';
  /** The sentence to be confirmed first. */
  confirmation: string | undefined;
  asksReason: boolean;
  /** Takes the changed forms along. */
  sendsEdits: boolean;
  /** Why it would be refused as the permit stands; undefined when it can be taken. */
  blocked: string | undefined;
}

/** From the left to the right of the bar: what turns a permit away first, what moves it on last. */
const order: readonly Action[] = [
  'withdraw',
  'reject',
  'recall',
  'requestCancellation',
  'requestClosure',
  'withdrawRequest',
  'sendBack',
  'cancel',
  'close',
  'edit',
  'editApproved',
  'resubmit',
  'approveAsProjectManager',
  'approve',
];

const dangerous: readonly Action[] = ['reject', 'withdraw'];
const forward: readonly Action[] = ['approveAsProjectManager', 'approve', 'resubmit', 'close', 'cancel'];
const editing: readonly Action[] = ['edit', 'resubmit', 'editApproved'];

function lookOf(action: Action): Decision['look'] {
  if (dangerous.includes(action)) return 'danger';
  return forward.includes(action) ? 'primary' : 'plain';
}

/** Whether these actions let the viewer change what was filled in. */
export function editingAction(granted: readonly string[]): Action | undefined {
  return editing.find((action) => granted.includes(action));
}

/** Whether an action approves a permit, in whatever stage. */
export function isApproval(action: Action): boolean {
  return action === 'approve' || action === 'approveAsProjectManager';
}

/** What the bar knows of a permit: the actions that the server grants, and which of them it would refuse now. */
export interface DecidedPermit {
  actions: readonly string[];
  status: string;
  blockedActions: readonly (Omit<BlockedAction, 'action'> & { action: string })[];
}

/**
 * The buttons of the decision bar for the actions that the server grants: what each asks for stands in the lifecycle
 * table. Saving is offered while the forms are open. An approval takes open changes along and says so.
 */
export function decisionsFor(permit: DecidedPermit, forms: 'closed' | 'open' | 'dirty'): Decision[] {
  const known = order.filter((action) => permit.actions.includes(action));
  const shown = known.filter((action) => (action !== 'edit' && action !== 'editApproved') || forms !== 'closed');
  return shown.map((action) => {
    const asks = lifecycle.find((row) => row.action === action && row.from === permit.status)?.asks;
    const corrected = isApproval(action) && forms === 'dirty';
    return {
      action,
      label: corrected ? `${actionLabels[action]} with corrections` : actionLabels[action],
      look: lookOf(action),
      confirmation: asks?.confirmation,
      asksReason: asks?.reason === true,
      sendsEdits: forms === 'dirty' && !dangerous.includes(action),
      blocked: permit.blockedActions.find((one) => one.action === action)?.why,
    };
  });
}
