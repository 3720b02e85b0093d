import { message } from '../message.ts';
import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { getActionRow, isApproval, type PermitAction } from './actions.ts';
import { listEmptySlots, listApprovals, type GrantedApproval } from './approval.ts';
import { conditions, type ConditionName } from './conditions.ts';
import type { PermitFacts, PermitParties } from './permit.ts';
import { rules, type RuleName } from './rules.ts';
import { formatStatus, type PermitStatus } from './status.ts';

/** Where an action leads: to a status, or to a rule that picks one. */
export type ActionTarget =
  | PermitStatus
  | 'first stage'
  | 'Approved when no slot stays empty'
  | 'Approved when the last empty slot goes'
  | 'unchanged';

export interface LifecycleRow {
  action: PermitAction;
  from: PermitStatus;
  to: ActionTarget;
  by: RuleName;
  when?: readonly ConditionName[];
  /** The question to confirm first. The action itself says whether it needs a reason. */
  confirmation?: string;
  /** The effect of changed safety-relevant answers. If omitted, the action may not change any. */
  withChanges?: {
    /**
     * Which approvals lapse because they cover other answers. An approval given with the change covers the new ones.
     */
    lapse: 'every earlier approval' | 'none, since they are cleared anyway';
    /** The status when an approval lapses. */
    to: ActionTarget;
  };
}

const lapseAndReapprove = { lapse: 'every earlier approval', to: 'first stage' } as const;

const projectManager = "a project manager of the submitter's company or a supervisor, at their own site";
const reviewer = 'a reviewer whose slot is empty';
const closer =
  'a member of a permit-closer group at the site, other than the submitter, the last holder or who requested it';
const submitter = 'the submitter or their stand-in';
const submitterOrHolder = 'the submitter, their stand-in or the permit holder';
const holderOrIssuer = 'the permit holder or the issuing authority';
const reviewerChanger = 'the submitter, the host / system owner, a reviewer or an administrator of the site';

/**
 * THE table: which action on a permit or child permit is allowed, in which status, to whom. The first matching row
 * wins.
 */
export const lifecycle: readonly LifecycleRow[] = [
  {
    action: 'approveAsProjectManager',
    from: 'PendingPMApproval',
    to: 'PendingApproval',
    by: projectManager,
    when: ['its period has not passed'],
    withChanges: { lapse: 'every earlier approval', to: 'PendingApproval' },
  },
  {
    action: 'reject',
    from: 'PendingPMApproval',
    to: 'Rejected',
    by: "a project manager of the submitter's company or a supervisor, at their own site, or a member of a reviewing group",
  },
  { action: 'edit', from: 'PendingPMApproval', to: 'unchanged', by: projectManager, withChanges: lapseAndReapprove },
  {
    action: 'moveDates',
    from: 'PendingPMApproval',
    to: 'unchanged',
    by: 'the submitter, once its period has passed',
    withChanges: lapseAndReapprove,
  },
  { action: 'changeReviewers', from: 'PendingPMApproval', to: 'unchanged', by: reviewerChanger },

  {
    action: 'approve',
    from: 'PendingApproval',
    to: 'Approved when no slot stays empty',
    by: reviewer,
    when: [
      'its period has not passed',
      'it has a reviewing group',
      'it has an individual reviewer',
      'every approval covers the current answers',
    ],
    withChanges: lapseAndReapprove,
  },
  { action: 'reject', from: 'PendingApproval', to: 'Rejected', by: reviewer },
  { action: 'edit', from: 'PendingApproval', to: 'unchanged', by: reviewer, withChanges: lapseAndReapprove },
  {
    action: 'moveDates',
    from: 'PendingApproval',
    to: 'unchanged',
    by: 'the submitter, once its period has passed',
    withChanges: lapseAndReapprove,
  },
  {
    action: 'changeReviewers',
    from: 'PendingApproval',
    to: 'Approved when the last empty slot goes',
    by: reviewerChanger,
    confirmation: message.confirmLastReviewerRemoval,
  },

  {
    action: 'resubmit',
    from: 'Rejected',
    to: 'first stage',
    by: submitter,
    withChanges: { lapse: 'none, since they are cleared anyway', to: 'first stage' },
  },
  {
    action: 'withdraw',
    from: 'Rejected',
    to: 'Cancelled',
    by: submitter,
    when: [
      'its work has not started, or is finished',
      'nobody is inside',
      'nobody is signed on to it',
      'nothing dangerous is unanswered',
      'its child permits are finished',
    ],
    confirmation: message.confirmCancellation,
  },
  { action: 'changeReviewers', from: 'Rejected', to: 'unchanged', by: reviewerChanger },

  {
    action: 'editApproved',
    from: 'Approved',
    to: 'unchanged',
    by: 'the submitter or a member of a reviewing group',
    withChanges: lapseAndReapprove,
  },
  {
    action: 'prove',
    from: 'Approved',
    to: 'unchanged',
    by: holderOrIssuer,
    when: ['its work has not started'],
  },
  {
    action: 'requestClosure',
    from: 'Approved',
    to: 'PendingClosure',
    by: submitterOrHolder,
    when: [
      'its work is finished, or was never started',
      'nobody is inside',
      'its child permits are finished',
      'everything to be proven before the start is proven, where no work is followed',
    ],
    confirmation: message.confirmClosure,
  },
  {
    action: 'requestCancellation',
    from: 'Approved',
    to: 'PendingCancel',
    by: submitterOrHolder,
    when: ['its work has not started, or is finished', 'nobody is inside', 'nothing dangerous is unanswered'],
    confirmation: message.confirmCancellation,
  },
  { action: 'recall', from: 'Approved', to: 'PendingApproval', by: 'the final approver' },

  {
    action: 'close',
    from: 'PendingClosure',
    to: 'Completed',
    by: closer,
    when: [
      'its fire watch is over',
      'nobody is inside',
      'nothing dangerous is unanswered',
      'its child permits are finished',
    ],
    confirmation: message.confirmClosure,
  },
  { action: 'sendBack', from: 'PendingClosure', to: 'Approved', by: closer },
  { action: 'withdrawRequest', from: 'PendingClosure', to: 'Approved', by: submitterOrHolder },

  {
    action: 'cancel',
    from: 'PendingCancel',
    to: 'Cancelled',
    by: closer,
    when: [
      'its fire watch is over',
      'nobody is inside',
      'nobody is signed on to it',
      'nothing dangerous is unanswered',
      'its child permits are finished',
    ],
    confirmation: message.confirmCancellation,
  },
  { action: 'sendBack', from: 'PendingCancel', to: 'Approved', by: closer },
  { action: 'withdrawRequest', from: 'PendingCancel', to: 'Approved', by: submitterOrHolder },
];

/**
 * The first status after submission: a requestor's permit goes to the project manager first, any other straight to
 * its reviewers.
 */
export function findFirstStage(submitterRole: Role): PermitStatus {
  return submitterRole === 'ContractorRequestor' ? 'PendingPMApproval' : 'PendingApproval';
}

/** Why an action is refused: the permit's status, another decision before this one, the person, or the permit itself. */
export type ActionObstacle = 'status' | 'already decided' | 'person' | 'condition';

export type ActionCheck =
  { allowed: true; row: LifecycleRow } | { allowed: false; kind: ActionObstacle; problem: string };

/**
 * Checks whether this user may take this action on this permit now. Returns its row, or the refusal as a sentence, with
 * the problems of every condition that does not hold.
 */
export function checkAction(actor: Actor, permit: PermitFacts, action: PermitAction): ActionCheck {
  const row = lifecycle.find((candidate) => candidate.action === action && candidate.from === permit.status);
  if (!row) return { allowed: false, kind: 'status', problem: explainWrongStatus(permit, action) };
  if (!rules[row.by](actor, permit)) return { allowed: false, ...explainWrongPerson(actor, permit, row) };
  const problems = (row.when ?? []).flatMap((name) => conditions[name](permit) ?? []);
  if (problems.length > 0) return { allowed: false, kind: 'condition', problem: problems.join(' ') };
  return { allowed: true, row };
}

/** What changes with an action: nothing that an approval covers, or a safety-relevant answer. */
export type ChangeExtent = 'nothing covered' | 'covered answers';

/** Where an action leads, and the approvals that lapse with it. */
export interface ActionEffect {
  to: PermitStatus;
  lapsed: readonly GrantedApproval[];
}

/**
 * Where a row leads with such a change, and the approvals that lapse with it; undefined where the action may not change
 * what approvals cover.
 */
export function findEffect(row: LifecycleRow, permit: PermitParties, changing: ChangeExtent): ActionEffect | undefined {
  if (changing === 'nothing covered') return { to: resolveTarget(row.to, permit), lapsed: [] };
  if (!row.withChanges) return undefined;
  const lapsed = row.withChanges.lapse === 'every earlier approval' ? listApprovals(permit) : [];
  return { to: resolveTarget(lapsed.length > 0 ? row.withChanges.to : row.to, permit), lapsed };
}

/** The effect on approvals when this action in this status changes covered answers. */
export function findChangeEffect(
  status: PermitStatus,
  action: PermitAction,
): 'they lapse' | 'they are cleared' | 'refused' {
  const row = lifecycle.find((candidate) => candidate.action === action && candidate.from === status);
  if (!row?.withChanges) return 'refused';
  return row.withChanges.lapse === 'every earlier approval' ? 'they lapse' : 'they are cleared';
}

/** The statuses in which anybody may take an action. */
export function listStatusesFor(action: PermitAction): PermitStatus[] {
  return lifecycle.filter((row) => row.action === action).map((row) => row.from);
}

/**
 * The actions that a user may take on a permit now, in the order of the table. The web app draws its buttons from
 * them.
 */
export function listActions(actor: Actor, permit: PermitParties): PermitAction[] {
  return lifecycle.filter((row) => row.from === permit.status && rules[row.by](actor, permit)).map((row) => row.action);
}

/**
 * The action by which this user saves answers in a status that stays unchanged; if they may not, the one by which others
 * do.
 */
export function findEditAction(actor: Actor, permit: PermitParties): PermitAction {
  const rows = lifecycle.filter((row) => row.from === permit.status && getActionRow(row.action)?.forms === 'saved');
  return (rows.find((row) => rules[row.by](actor, permit)) ?? rows[0])?.action ?? 'edit';
}

/** An action that the user may take but the permit does not allow yet. */
export interface BlockedAction {
  action: PermitAction;
  /** The sentence with which the server would refuse it. */
  why: string;
  /** What the user can do instead, at once. */
  instead?: { action: PermitAction; label: string; reason: string } | undefined;
}

const rejectAsPassed = {
  action: 'reject',
  label: 'Reject: its period has passed',
  reason: 'Its period has passed.',
} as const;

/** The actions of this user that would currently be refused, and why. */
export function listBlockedActions(actor: Actor, permit: PermitFacts): BlockedAction[] {
  const granted = listActions(actor, permit);
  return granted.flatMap((action): BlockedAction[] => {
    const decision = checkAction(actor, permit, action);
    if (decision.allowed) return [];
    const canReject = isApproval(action) && permit.endedOn !== null && granted.includes('reject');
    return [{ action, why: decision.problem, instead: canReject ? rejectAsPassed : undefined }];
  });
}

/** The status in which a permit is when an action has led there. */
export function resolveTarget(to: ActionTarget, permit: PermitParties): PermitStatus {
  // Whether an empty slot is left depends on which reviewers are removed, which only the change itself contains.
  if (to === 'unchanged' || to === 'Approved when the last empty slot goes') return permit.status;
  if (to === 'first stage') return findFirstStage(permit.submitterRole);
  // The acting reviewer fills one of the empty slots, so if one is left it is theirs.
  if (to === 'Approved when no slot stays empty')
    return listEmptySlots(permit.slots).length === 1 ? 'Approved' : 'PendingApproval';
  return to;
}

function explainWrongStatus({ status }: PermitParties, action: PermitAction): string {
  const wanted = listStatusesFor(action).map((candidate) => formatStatus(candidate));
  return `This permit is ${formatStatus(status)}. This action is available only while it is ${wanted.join(' or ')}.`;
}

function explainWrongPerson(
  actor: Actor,
  permit: PermitParties,
  row: LifecycleRow,
): { kind: 'person' | 'already decided'; problem: string } {
  if (isApproval(row.action) && permit.submitterId === actor.id)
    return { kind: 'person', problem: 'You cannot approve your own permit.' };
  if (isApproval(row.action) && permit.requestedBy === actor.id)
    return {
      kind: 'person',
      problem: 'You resubmitted this permit for its submitter. Somebody else approves it.',
    };
  if (row.action === 'approve' && hasApproved(actor, permit))
    return { kind: 'already decided', problem: 'You have already approved this permit.' };
  if (row.action === 'approve' && groupHasApproved(actor, permit))
    return { kind: 'already decided', problem: 'Another member of your group has already approved this permit.' };
  return { kind: 'person', problem: `Only ${row.by} can do this.` };
}

function hasApproved(actor: Actor, permit: PermitParties): boolean {
  return permit.slots.some((slot) => slot.filledBy === actor.id);
}

function groupHasApproved(actor: Actor, permit: PermitParties): boolean {
  const ownGroupIds = new Set(actor.groups.map((group) => group.id));
  return permit.slots.some(
    (slot) => slot.filledBy !== null && slot.reviewer.kind === 'group' && ownGroupIds.has(slot.reviewer.groupId),
  );
}
