import { message } from '../message.ts';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import type { Action } from './actions.ts';
import { emptySlots, slotToFill } from './approval.ts';
import { conditions, type ConditionName } from './conditions.ts';
import type { PermitFacts } from './permit.ts';
import { rules, type RuleName } from './rules.ts';
import { statusLabel, type Status } from './status.ts';

/** Where an action leads: a status, or a rule that picks one. */
export type Target =
  Status | 'first stage' | 'Approved when no slot stays empty' | 'Approved when the last empty slot goes' | 'unchanged';

export interface LifecycleRow {
  action: Action;
  from: Status;
  to: Target;
  by: RuleName;
  when?: readonly ConditionName[];
  asks?: { reason?: true; confirmation?: string };
}

const projectManager = "a project manager of the submitter's company or a supervisor of the site";
const reviewer = 'a reviewer whose slot is empty';
const closer = 'a member of a permit-closer group at the site, other than the submitter';
const reviewerChanger = 'the submitter, the host / system owner, a reviewer or an administrator of the site';

/** THE table: what may be done to a permit or a child permit, in which status, by whom. First matching row wins. */
export const lifecycle: readonly LifecycleRow[] = [
  { action: 'approveAsProjectManager', from: 'PendingPMApproval', to: 'PendingApproval', by: projectManager },
  {
    action: 'reject',
    from: 'PendingPMApproval',
    to: 'Rejected',
    by: "a project manager of the submitter's company, a supervisor of the site or a member of a reviewing group",
    asks: { reason: true },
  },
  { action: 'edit', from: 'PendingPMApproval', to: 'unchanged', by: projectManager },
  { action: 'changeReviewers', from: 'PendingPMApproval', to: 'unchanged', by: reviewerChanger },

  {
    action: 'approve',
    from: 'PendingApproval',
    to: 'Approved when no slot stays empty',
    by: reviewer,
    when: ['it has a reviewing group', 'it has an individual reviewer'],
  },
  { action: 'reject', from: 'PendingApproval', to: 'Rejected', by: reviewer, asks: { reason: true } },
  { action: 'edit', from: 'PendingApproval', to: 'unchanged', by: reviewer },
  {
    action: 'changeReviewers',
    from: 'PendingApproval',
    to: 'Approved when the last empty slot goes',
    by: reviewerChanger,
    asks: { confirmation: message.confirmLastReviewerRemoval },
  },

  { action: 'resubmit', from: 'Rejected', to: 'first stage', by: 'the submitter' },
  {
    action: 'withdraw',
    from: 'Rejected',
    to: 'Cancelled',
    by: 'the submitter',
    when: ['its child permits are finished'],
    asks: { confirmation: message.confirmCancellation },
  },
  { action: 'changeReviewers', from: 'Rejected', to: 'unchanged', by: reviewerChanger },

  {
    action: 'editApproved',
    from: 'Approved',
    to: 'unchanged',
    by: 'the submitter or a member of a reviewing group',
  },
  {
    action: 'requestClosure',
    from: 'Approved',
    to: 'PendingClosure',
    by: 'the submitter',
    asks: { confirmation: message.confirmClosure },
  },
  {
    action: 'requestCancellation',
    from: 'Approved',
    to: 'PendingCancel',
    by: 'the submitter',
    asks: { confirmation: message.confirmCancellation },
  },
  { action: 'recall', from: 'Approved', to: 'PendingApproval', by: 'the final approver' },

  {
    action: 'close',
    from: 'PendingClosure',
    to: 'Completed',
    by: closer,
    when: ['its child permits are finished'],
    asks: { confirmation: message.confirmClosure },
  },
  {
    action: 'cancel',
    from: 'PendingCancel',
    to: 'Cancelled',
    by: closer,
    when: ['its child permits are finished'],
    asks: { confirmation: message.confirmCancellation },
  },
];

/** A requestor's permit goes to the project manager first; everybody else's straight to its reviewers. */
export function firstStage(submitterRole: Role): Status {
  return submitterRole === 'ContractorRequestor' ? 'PendingPMApproval' : 'PendingApproval';
}

export type Decision = { allowed: true; row: LifecycleRow; to: Status } | { allowed: false; why: string };

/** Whether this person may do this to this permit now, and where it leads; if not, why, in a sentence. */
export function decide(actor: Actor, permit: PermitFacts, action: Action): Decision {
  const row = lifecycle.find((candidate) => candidate.action === action && candidate.from === permit.status);
  if (!row) return { allowed: false, why: wrongStatus(permit, action) };
  if (!rules[row.by](actor, permit)) return { allowed: false, why: wrongPerson(actor, permit, row) };
  for (const name of row.when ?? []) {
    const why = conditions[name](permit);
    if (why) return { allowed: false, why };
  }
  return { allowed: true, row, to: targetOf(row, permit) };
}

/** The actions that a permit's viewer may take now, in the table's order. The web draws its buttons from them. */
export function actionsFor(actor: Actor, permit: PermitFacts): Action[] {
  return lifecycle.filter((row) => row.from === permit.status && rules[row.by](actor, permit)).map((row) => row.action);
}

/**
 * The action that a caller means who names a wanted status. Approving answers to both statuses that it can lead to,
 * since only the slots decide between them. None when nothing leads there.
 */
export function actionTowards(from: Status, wanted: Status): Action | undefined {
  return lifecycle.find((row) => row.from === from && leadsTo(row.to, wanted))?.action;
}

function leadsTo(target: Target, wanted: Status): boolean {
  if (target === 'first stage') return wanted === 'PendingPMApproval' || wanted === 'PendingApproval';
  if (target === 'Approved when no slot stays empty') return wanted === 'Approved' || wanted === 'PendingApproval';
  return target === wanted;
}

function targetOf(row: LifecycleRow, permit: PermitFacts): Status {
  // Which reviewers go, and so whether an empty slot is left, only the change itself says.
  if (row.to === 'unchanged' || row.to === 'Approved when the last empty slot goes') return permit.status;
  if (row.to === 'first stage') return firstStage(permit.submitterRole);
  // The acting reviewer fills one of the empty slots, so the last one standing is theirs.
  if (row.to === 'Approved when no slot stays empty')
    return emptySlots(permit.slots).length === 1 ? 'Approved' : 'PendingApproval';
  return row.to;
}

function wrongStatus(permit: PermitFacts, action: Action): string {
  const rows = lifecycle.filter((row) => row.action === action).map((row) => statusLabel(row.from));
  return `This permit is ${statusLabel(permit.status)} now; this can be done only while it is ${rows.join(' or ')}.`;
}

function wrongPerson(actor: Actor, permit: PermitFacts, row: LifecycleRow): string {
  const approves = row.action === 'approve' || row.action === 'approveAsProjectManager';
  if (approves && permit.submitterId === actor.id) return 'You cannot approve your own permit.';
  if (row.action === 'approve' && hasApproved(actor, permit)) return 'You have already approved this permit.';
  if (row.action === 'approve' && slotToFill(permit, actor) === undefined && groupHasApproved(actor, permit))
    return 'Another member of your group has already approved this permit.';
  return `Only ${row.by} may do this.`;
}

function hasApproved(actor: Actor, permit: PermitFacts): boolean {
  return permit.slots.some((slot) => slot.filledBy === actor.id);
}

function groupHasApproved(actor: Actor, permit: PermitFacts): boolean {
  const mine = new Set(actor.groups.map((group) => group.id));
  return permit.slots.some(
    (slot) => slot.filledBy !== null && slot.reviewer.kind === 'group' && mine.has(slot.reviewer.groupId),
  );
}
