import { message } from '../message.ts';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import type { Action } from './actions.ts';
import { emptySlots, givenApprovals, slotToFill, type GivenApproval } from './approval.ts';
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
  /** What it does when safety-relevant answers change with it. Not given, they may not change with it. */
  withChanges?: {
    /** Which approvals lapse, for they cover another text. An approval that is given with the change covers the new one. */
    lapse: 'every earlier approval' | 'none, since they are cleared anyway';
    /** Where it leads when an approval lapses. */
    to: Target;
  };
}

const askedAgain = { lapse: 'every earlier approval', to: 'first stage' } as const;

const projectManager = "a project manager of the submitter's company or a supervisor, at their own site";
const reviewer = 'a reviewer whose slot is empty';
const closer = 'a member of a permit-closer group at the site, other than the submitter';
const reviewerChanger = 'the submitter, the host / system owner, a reviewer or an administrator of the site';

/** THE table: what may be done to a permit or a child permit, in which status, by whom. First matching row wins. */
export const lifecycle: readonly LifecycleRow[] = [
  {
    action: 'approveAsProjectManager',
    from: 'PendingPMApproval',
    to: 'PendingApproval',
    by: projectManager,
    withChanges: { lapse: 'every earlier approval', to: 'PendingApproval' },
  },
  {
    action: 'reject',
    from: 'PendingPMApproval',
    to: 'Rejected',
    by: "a project manager of the submitter's company or a supervisor, at their own site, or a member of a reviewing group",
    asks: { reason: true },
  },
  { action: 'edit', from: 'PendingPMApproval', to: 'unchanged', by: projectManager, withChanges: askedAgain },
  { action: 'changeReviewers', from: 'PendingPMApproval', to: 'unchanged', by: reviewerChanger },

  {
    action: 'approve',
    from: 'PendingApproval',
    to: 'Approved when no slot stays empty',
    by: reviewer,
    when: ['it has a reviewing group', 'it has an individual reviewer', 'every approval given covers what it says now'],
    withChanges: askedAgain,
  },
  { action: 'reject', from: 'PendingApproval', to: 'Rejected', by: reviewer, asks: { reason: true } },
  { action: 'edit', from: 'PendingApproval', to: 'unchanged', by: reviewer, withChanges: askedAgain },
  {
    action: 'changeReviewers',
    from: 'PendingApproval',
    to: 'Approved when the last empty slot goes',
    by: reviewerChanger,
    asks: { confirmation: message.confirmLastReviewerRemoval },
  },

  {
    action: 'resubmit',
    from: 'Rejected',
    to: 'first stage',
    by: 'the submitter',
    withChanges: { lapse: 'none, since they are cleared anyway', to: 'first stage' },
  },
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
    withChanges: askedAgain,
  },
  {
    action: 'requestClosure',
    from: 'Approved',
    to: 'PendingClosure',
    by: 'the submitter',
    when: ['its child permits are finished'],
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
  { action: 'sendBack', from: 'PendingClosure', to: 'Approved', by: closer, asks: { reason: true } },
  { action: 'withdrawRequest', from: 'PendingClosure', to: 'Approved', by: 'the submitter' },

  {
    action: 'cancel',
    from: 'PendingCancel',
    to: 'Cancelled',
    by: closer,
    when: ['its child permits are finished'],
    asks: { confirmation: message.confirmCancellation },
  },
  { action: 'sendBack', from: 'PendingCancel', to: 'Approved', by: closer, asks: { reason: true } },
  { action: 'withdrawRequest', from: 'PendingCancel', to: 'Approved', by: 'the submitter' },
];

/** A requestor's permit goes to the project manager first; everybody else's straight to its reviewers. */
export function firstStage(submitterRole: Role): Status {
  return submitterRole === 'ContractorRequestor' ? 'PendingPMApproval' : 'PendingApproval';
}

export type Decision =
  { allowed: true; row: LifecycleRow; to: Status; lapsed: readonly GivenApproval[] } | { allowed: false; why: string };

/** What changes with an action: nothing that an approval covers, or an answer relevant to safety. */
export type ChangeExtent = 'nothing covered' | 'covered answers';

/**
 * Whether this person may do this to this permit now, where it leads, and which approvals lapse with it; if not, why, in
 * a sentence.
 */
export function decide(
  actor: Actor,
  permit: PermitFacts,
  action: Action,
  changing: ChangeExtent = 'nothing covered',
): Decision {
  const row = lifecycle.find((candidate) => candidate.action === action && candidate.from === permit.status);
  if (!row) return { allowed: false, why: wrongStatus(permit, action) };
  if (!rules[row.by](actor, permit)) return { allowed: false, why: wrongPerson(actor, permit, row) };
  for (const name of row.when ?? []) {
    const why = conditions[name](permit);
    if (why) return { allowed: false, why };
  }
  if (changing === 'nothing covered') return { allowed: true, row, to: targetOf(row.to, permit), lapsed: [] };
  if (!row.withChanges) return { allowed: false, why: message.changesNeedApproval };
  const lapsed = row.withChanges.lapse === 'every earlier approval' ? givenApprovals(permit) : [];
  return { allowed: true, row, to: targetOf(lapsed.length > 0 ? row.withChanges.to : row.to, permit), lapsed };
}

/** What becomes of approvals when this is done in this status and covered answers change with it. */
export function effectOfChanges(status: Status, action: Action): 'they lapse' | 'they are cleared' | 'refused' {
  const row = lifecycle.find((candidate) => candidate.action === action && candidate.from === status);
  if (!row?.withChanges) return 'refused';
  return row.withChanges.lapse === 'every earlier approval' ? 'they lapse' : 'they are cleared';
}

/** The actions that a permit's viewer may take now, in the table's order. The web draws its buttons from them. */
export function actionsFor(actor: Actor, permit: PermitFacts): Action[] {
  return lifecycle.filter((row) => row.from === permit.status && rules[row.by](actor, permit)).map((row) => row.action);
}

/**
 * The action that this person means who names a wanted status. Approving answers to both statuses that it can lead to,
 * since only the slots decide between them. Where several actions lead there it is the one that this person may take: a
 * permit closer sends a request back, its submitter withdraws it. None when nothing leads there.
 */
export function actionTowards(actor: Actor, permit: PermitFacts, wanted: Status): Action | undefined {
  const rows = lifecycle.filter((row) => row.from === permit.status && leadsTo(row.to, wanted));
  return (rows.find((row) => rules[row.by](actor, permit)) ?? rows[0])?.action;
}

/** An action that the viewer may take and the permit does not allow yet. */
export interface BlockedAction {
  action: Action;
  /** The sentence that the server would refuse it with. */
  why: string;
}

/** Which of the actions that this person may take would be refused as the permit stands, and why. */
export function blockedActionsFor(actor: Actor, permit: PermitFacts): BlockedAction[] {
  return actionsFor(actor, permit).flatMap((action) => {
    const decision = decide(actor, permit, action);
    return decision.allowed ? [] : [{ action, why: decision.why }];
  });
}

function leadsTo(target: Target, wanted: Status): boolean {
  if (target === 'first stage') return wanted === 'PendingPMApproval' || wanted === 'PendingApproval';
  if (target === 'Approved when no slot stays empty') return wanted === 'Approved' || wanted === 'PendingApproval';
  return target === wanted;
}

function targetOf(to: Target, permit: PermitFacts): Status {
  // Which reviewers go, and so whether an empty slot is left, only the change itself says.
  if (to === 'unchanged' || to === 'Approved when the last empty slot goes') return permit.status;
  if (to === 'first stage') return firstStage(permit.submitterRole);
  // The acting reviewer fills one of the empty slots, so the last one standing is theirs.
  if (to === 'Approved when no slot stays empty')
    return emptySlots(permit.slots).length === 1 ? 'Approved' : 'PendingApproval';
  return to;
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
