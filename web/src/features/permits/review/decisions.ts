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

/** How an action stands in the decision bar. */
interface BarEntry {
  look: Decision['look'];
  /** Whether it lets the viewer open the forms and change them. */
  opensForms?: true;
  /** Whether it is shown only once the forms are open. */
  whileOpen?: true;
}

/** Every action, from the left of the bar to its right: what turns a permit away first, what moves it on last. */
const bar: Record<Action, BarEntry | 'elsewhere'> = {
  withdraw: { look: 'danger' },
  reject: { look: 'danger' },
  recall: { look: 'plain' },
  requestCancellation: { look: 'plain' },
  requestClosure: { look: 'plain' },
  withdrawRequest: { look: 'plain' },
  sendBack: { look: 'plain' },
  cancel: { look: 'primary' },
  close: { look: 'primary' },
  edit: { look: 'plain', opensForms: true, whileOpen: true },
  editApproved: { look: 'plain', opensForms: true, whileOpen: true },
  resubmit: { look: 'primary', opensForms: true },
  approveAsProjectManager: { look: 'primary' },
  approve: { look: 'primary' },
  changeReviewers: 'elsewhere',
};

const entries = (Object.keys(bar) as Action[]).flatMap((action) => {
  const entry = bar[action];
  return entry === 'elsewhere' ? [] : { action, ...entry };
});

/** Whether one of these actions lets the viewer change what was filled in. */
export function mayChangeForms(granted: readonly string[]): boolean {
  return entries.some(({ action, opensForms }) => opensForms === true && granted.includes(action));
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
  const shown = entries.filter(
    ({ action, whileOpen }) => permit.actions.includes(action) && (whileOpen === undefined || forms !== 'closed'),
  );
  return shown.map(({ action, look }) => {
    const asks = lifecycle.find((row) => row.action === action && row.from === permit.status)?.asks;
    const corrected = isApproval(action) && forms === 'dirty';
    return {
      action,
      label: corrected ? `${actionLabels[action]} with corrections` : actionLabels[action],
      look,
      confirmation: asks?.confirmation,
      asksReason: asks?.reason === true,
      sendsEdits: forms === 'dirty' && look !== 'danger',
      blocked: permit.blockedActions.find((one) => one.action === action)?.why,
    };
  });
}
