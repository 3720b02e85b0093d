import { permitActionLabels, type PermitAction } from '@eptw/domain/permit/actions';
import { lifecycle, type BlockedAction } from '@eptw/domain/permit/lifecycle';

/** What a decision asks of the bar: how its button looks and what goes with it. */
export interface ReviewAction {
  action: PermitAction;
  label: string;
  tone: 'plain' | 'danger' | 'primary';
  /** The sentence to be confirmed first. */
  confirmation: string | undefined;
  asksReason: boolean;
  /** Takes the changed forms along. */
  sendsEdits: boolean;
  /** Why it would be refused as the permit stands; undefined when it can be taken. */
  blockedReason: string | undefined;
}

/** How an action stands in the decision bar. */
interface ReviewActionRow {
  tone: ReviewAction['tone'];
  /** Whether it lets the viewer open the forms and change them. */
  opensForms?: true;
  /** Whether it is shown only once the forms are open. */
  whileOpen?: true;
}

/** Every action, from the left of the bar to its right: what turns a permit away first, what moves it on last. */
const reviewActionRows: Record<PermitAction, ReviewActionRow | 'elsewhere'> = {
  withdraw: { tone: 'danger' },
  reject: { tone: 'danger' },
  recall: { tone: 'plain' },
  requestCancellation: { tone: 'plain' },
  requestClosure: { tone: 'plain' },
  withdrawRequest: { tone: 'plain' },
  sendBack: { tone: 'plain' },
  cancel: { tone: 'primary' },
  close: { tone: 'primary' },
  edit: { tone: 'plain', opensForms: true, whileOpen: true },
  editApproved: { tone: 'plain', opensForms: true, whileOpen: true },
  resubmit: { tone: 'primary', opensForms: true },
  approveAsProjectManager: { tone: 'primary' },
  approve: { tone: 'primary' },
  changeReviewers: 'elsewhere',
};

const orderedRows = (Object.keys(reviewActionRows) as PermitAction[]).flatMap((action) => {
  const entry = reviewActionRows[action];
  return entry === 'elsewhere' ? [] : { action, ...entry };
});

/** Whether one of these actions lets the viewer change what was filled in. */
export function canEditForms(granted: readonly string[]): boolean {
  return orderedRows.some(({ action, opensForms }) => opensForms === true && granted.includes(action));
}

/** Whether an action approves a permit, in whatever stage. */
export function isApproval(action: PermitAction): boolean {
  return action === 'approve' || action === 'approveAsProjectManager';
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
  const shown = orderedRows.filter(
    ({ action, whileOpen }) => permit.actions.includes(action) && (whileOpen === undefined || forms !== 'closed'),
  );
  return shown.map(({ action, tone }) => {
    const asks = lifecycle.find((row) => row.action === action && row.from === permit.status)?.asks;
    const corrected = isApproval(action) && forms === 'dirty';
    return {
      action,
      label: corrected ? `${permitActionLabels[action]} with corrections` : permitActionLabels[action],
      tone,
      confirmation: asks?.confirmation,
      asksReason: asks?.reason === true,
      sendsEdits: forms === 'dirty' && tone !== 'danger',
      blockedReason: permit.blockedActions.find((one) => one.action === action)?.why,
    };
  });
}
