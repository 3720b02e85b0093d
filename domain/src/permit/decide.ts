import { message } from '../message.ts';
import type { Period } from '../template/period/period.ts';
import { toStoredText } from '../text/stored-text.ts';
import type { Actor } from '../user/actor.ts';
import { getActionRow, isApproval, listActionsWhere, type PermitAction } from './actions.ts';
import { findSlotToFill, type GrantedApproval } from './approval.ts';
import { formatEndedOn } from './ended-on.ts';
import { checkEndedPermitEdit } from './ended-permit.ts';
import {
  checkAction,
  findEffect,
  listActions,
  type ActionEffect,
  type ActionObstacle,
  type ChangeExtent,
  type LifecycleRow,
} from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import { earlyProofMessage, lateProofsMessage, type ProofExtent } from './proofs.ts';
import { findRepresentedGroup, findRepresentedSubmitter } from './represented.ts';
import { findOtherStatus } from './requested-status.ts';
import { isStandIn } from './stand-in.ts';
import type { PermitStatus } from './status.ts';
import { findUnrecordedWorkProblem } from './unrecorded-work.ts';

/** A permit that is decided on, at this moment. */
export interface DecidedPermit {
  facts: PermitFacts;
  period: Period;
  /** The time zone of its site. */
  timeZone: string;
  now: Date;
}

/** What a request does to the answers of a permit, which its forms allow. */
export interface AnswerEdit {
  /** Whether any answer changes. */
  hasChanges: boolean;
  /** Whether approvals cover one that changes. */
  extent: ChangeExtent;
  /** Whether nothing but dates changes. */
  changesDatesAlone: boolean;
  /** Whether it answers what is proven before the start. */
  proofs: ProofExtent;
  /** Whether it attaches a form that asks for some. */
  asksProofs: boolean;
  /** The period of the permit afterwards. */
  period: Period;
}

/** Answers that the forms do not allow, with the first reason why. */
export interface RefusedAnswers {
  problem: string;
}

/** What comes with an action. */
export interface SentWithAction {
  reason?: string | null | undefined;
  /** The status that the request names: an action that leads to another one is refused. */
  requestedStatus?: PermitStatus | undefined;
  /** What becomes of the answers; omitted when none are sent. */
  edit?: AnswerEdit | RefusedAnswers | undefined;
}

/** Why a request is refused: because of the permit or the person, or of what is sent. */
export type DecisionObstacle = ActionObstacle | 'reason' | 'length' | 'answers' | 'ended' | 'outcome';

/** An action as it is carried out. */
export interface AllowedDecision {
  allowed: true;
  row: LifecycleRow;
  /** As it is stored; null for none. */
  reason: string | null;
  /** The permit afterwards. */
  after: PermitFacts;
  /** The approvals that no longer cover the permit. */
  lapsed: readonly GrantedApproval[];
  /** Whether nothing happens, since a save has nothing to save. */
  isUnchanged: boolean;
  /** The group on whose behalf the actor acts. */
  group: string | null;
  /** The submitter in whose place the actor acts. */
  represented: string | undefined;
}

/** A refusal as a sentence. */
export interface RefusedDecision {
  allowed: false;
  kind: DecisionObstacle;
  problem: string;
}

export type PermitDecision = AllowedDecision | RefusedDecision;

const maximumReasonLength = 2000;

const editActions = listActionsWhere(({ forms }) => forms === 'saved' || forms === 'sent');

/**
 * Decides an action on a permit or child permit: whether this user may take it now with what they send, and what it
 * comes to. The lifecycle table says by whom and when; this adds what depends on what is sent.
 */
export function decidePermitAction(
  actor: Actor,
  permit: DecidedPermit,
  action: PermitAction,
  sent: SentWithAction,
): PermitDecision {
  const { edit } = sent;
  const facts = edit !== undefined && isApproval(action) ? toFactsWith(permit, edit) : permit.facts;
  const check = checkAction(actor, facts, action);
  if (!check.allowed) return check;
  const { row } = check;
  const reason = toStoredText(sent.reason ?? '') || null;
  const reasonRefusal = refuseReason(action, reason, facts);
  if (reasonRefusal) return reasonRefusal;
  // What is in the way of the action itself comes first: nobody corrects answers in vain.
  if (edit && 'problem' in edit) return refuse('answers', edit.problem);
  const changing = edit?.hasChanges ? edit : undefined;
  const editRefusal = changing && refuseEdit(actor, { ...permit, facts }, action, changing);
  if (editRefusal) return editRefusal;
  const effect = findEffect(row, facts, changing?.extent ?? 'nothing covered');
  if (!effect) return refuse('condition', message.changesNeedApproval);
  const { to, lapsed } = effect;
  const { requestedStatus: requested } = sent;
  const named = { action, from: facts.status, to, lapses: lapsed.length > 0 };
  const otherStatus = requested && findOtherStatus({ ...named, requested });
  if (otherStatus !== undefined) return refuse('outcome', otherStatus);
  if (action === 'moveDates' && changing && !changing.changesDatesAlone)
    return refuse('person', 'While your permit is in review, you can change its dates and nothing else.');
  const proofProblem = changing && findProofProblem(action, changing, facts);
  if (proofProblem) return refuse('answers', proofProblem);
  if (lapsed.length > 0 && reason === null && getActionRow(action)?.lapsesWithoutReason !== true)
    return refuse('reason', message.reasonForChange);
  return {
    allowed: true,
    row,
    reason,
    after: applyEffect(actor, facts, action, effect),
    lapsed,
    isUnchanged: row.to === 'unchanged' && changing === undefined,
    group: findRepresentedGroup(actor, facts, action),
    represented: findRepresentedSubmitter(actor, facts, action),
  };
}

const isProof = (action: PermitAction) => getActionRow(action)?.forms === 'proofs';

/** What is proven before the start is answered by an action of its own, so that it never comes with a decision. */
function findProofProblem(
  action: PermitAction,
  { proofs, asksProofs }: AnswerEdit,
  { work }: Pick<PermitFacts, 'work'>,
): string | undefined {
  if (asksProofs && work?.hasStarted) return lateProofsMessage;
  if (isProof(action))
    return proofs === 'nothing else' ? undefined : 'You can answer here only what is proven before the start.';
  return proofs === 'none' ? undefined : earlyProofMessage;
}

function refuse(kind: DecisionObstacle, problem: string): RefusedDecision {
  return { allowed: false, kind, problem };
}

/** The permit with the dates that come with an approval, by which it is judged. None are known of refused answers. */
function toFactsWith({ facts, timeZone, now }: DecidedPermit, edit: AnswerEdit | RefusedAnswers): PermitFacts {
  const end = 'problem' in edit ? null : edit.period.end;
  return { ...facts, endedOn: formatEndedOn(end, now, timeZone) };
}

function refuseReason(action: PermitAction, reason: string | null, facts: PermitFacts): RefusedDecision | undefined {
  const required = getActionRow(action)?.reason;
  if (required && reason === null) return refuse('reason', required.refusal);
  if (reason !== null && reason.length > maximumReasonLength)
    return refuse('length', `A reason can have at most ${maximumReasonLength} characters. Please shorten it.`);
  const unrecorded = findUnrecordedWorkProblem(action, facts, reason);
  return unrecorded === undefined ? undefined : refuse('reason', unrecorded);
}

/** Corrections sent with an action are saved only if the lifecycle also allows the actor to edit in this status. */
function refuseEdit(
  actor: Actor,
  { facts, period, timeZone, now }: DecidedPermit,
  action: PermitAction,
  edit: AnswerEdit,
): RefusedDecision | undefined {
  const mayEdit =
    isProof(action) || [action, ...listActions(actor, facts)].some((granted) => editActions.includes(granted));
  if (!mayEdit) return refuse('person', 'You can decide this permit, but you cannot edit it.');
  const edited = {
    status: facts.status,
    before: period,
    after: edit.period,
    changesCovered: edit.extent === 'covered answers',
  };
  const tooLate = checkEndedPermitEdit(edited, now, timeZone);
  return tooLate === undefined ? undefined : refuse('ended', tooLate);
}

/**
 * The permit after this user's action, which is allowed: its status, slots and final approver. An approval fills one
 * slot, a resubmission empties them all, a recall empties the final approver's. When safety-relevant answers change with
 * the action, every earlier approval lapses, and one given with it counts.
 */
function applyEffect(
  actor: Actor,
  permit: PermitFacts,
  action: PermitAction,
  { to, lapsed }: ActionEffect,
): PermitFacts {
  const next = { ...permit, status: to, ...(lapsed.length > 0 && clearApprovals(permit)) };
  switch (action) {
    case 'approveAsProjectManager':
      return { ...next, projectManagerId: actor.id };
    case 'approve': {
      const filled = findSlotToFill(permit, actor);
      const slots = next.slots.map((slot, index) =>
        permit.slots[index] === filled ? { ...slot, filledBy: actor.id } : slot,
      );
      return { ...next, slots, finalApproverId: to === 'Approved' ? actor.id : null };
    }
    case 'resubmit':
      return { ...next, ...clearApprovals(permit), requestedBy: isStandIn(actor, permit) ? actor.id : null };
    // Whoever acts for the submitter, or asks in their place as the holder, does not decide what they asked for.
    case 'requestClosure':
    case 'requestCancellation':
      return { ...next, requestedBy: actor.id };
    case 'sendBack':
    case 'withdrawRequest':
      return { ...next, requestedBy: null };
    case 'recall': {
      const slots = permit.slots.map((slot) => (slot.filledBy === actor.id ? { ...slot, filledBy: null } : slot));
      return { ...next, slots, finalApproverId: null };
    }
    default:
      return next;
  }
}

function clearApprovals({ slots }: PermitFacts): Pick<PermitFacts, 'slots' | 'projectManagerId' | 'finalApproverId'> {
  return {
    slots: slots.map((slot) => ({ ...slot, filledBy: null })),
    projectManagerId: null,
    finalApproverId: null,
  };
}
