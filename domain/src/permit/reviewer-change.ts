import { message } from '../message.ts';
import type { Actor } from '../user/actor.ts';
import { listEmptySlots } from './approval.ts';
import { conditions } from './conditions.ts';
import { checkAction, type ActionObstacle } from './lifecycle.ts';
import type { PermitFacts, Slot } from './permit.ts';
import {
  checkReviewerAddition,
  checkGroupsCanReview,
  checkReviewerOverlap,
  checkOwnReview,
  type ReviewerAddition,
  type ReviewingGroup,
} from './reviewers.ts';
import { getStatusRow } from './status.ts';

/** The permit with other reviewers, or why not. */
export type ReviewerChangeOutcome =
  { allowed: true; permit: PermitFacts } | { allowed: false; kind: ActionObstacle; problem: string };

/** A reviewer of a permit: an individual or a group, by id. */
export type ReviewerReference = { userId: string } | { groupId: string };

/** Finds the slot of a reviewer. */
export function findReviewerSlot(slots: readonly Slot[], name: ReviewerReference): Slot | undefined {
  return slots.find(({ reviewer }) =>
    reviewer.kind === 'individual'
      ? 'userId' in name && reviewer.userId === name.userId
      : 'groupId' in name && reviewer.groupId === name.groupId,
  );
}

/** The facts that the removal of a reviewer depends on. */
interface ReviewedPermit {
  status: string;
  slots: readonly Slot[];
}

/**
 * Returns why a slot has to stay: it is filled, it is the last of its kind, or the submitter would approve their own
 * permit by removing the last reviewer who has not approved.
 */
export function checkReviewerRemoval(permit: ReviewedPermit, slot: Slot, isSubmitter: boolean): string | undefined {
  if (slot.filledBy !== null) return `${slot.reviewer.name} has already approved and cannot be removed.`;
  const sameKind = permit.slots.filter(({ reviewer }) => reviewer.kind === slot.reviewer.kind);
  if (sameKind.length === 1)
    return slot.reviewer.kind === 'group'
      ? message.groupRequired
      : 'A permit needs at least one individual reviewer. Add another one first.';
  return isSubmitter && isLastToApprove(permit, slot)
    ? 'You cannot approve your own permit by removing its last outstanding reviewer.'
    : undefined;
}

/** Whether nobody would be left to approve a permit under review once this slot is removed. */
export function isLastToApprove(permit: ReviewedPermit, slot: Slot): boolean {
  return (
    getStatusRow(permit.status).awaits === 'reviewers' && listEmptySlots(permit.slots).every((open) => open === slot)
  );
}

/**
 * Returns the permit without one of its reviewers. If nobody else was left to approve it, it becomes Approved, and
 * the last reviewer who approved is its final approver.
 */
export function applyReviewerRemoval(
  actor: Actor,
  permit: PermitFacts,
  name: ReviewerReference,
  lastApproverId: string | null,
): ReviewerChangeOutcome {
  const decision = checkAction(actor, permit, 'changeReviewers');
  if (!decision.allowed) return decision;
  const slot = findReviewerSlot(permit.slots, name);
  if (!slot) return refuse('This reviewer is no longer on the permit.');
  const isOwn = actor.id === permit.submitterId || actor.id === permit.requestedBy;
  const problem = checkReviewerRemoval(permit, slot, isOwn);
  if (problem) return refuse(problem);
  const slots = permit.slots.filter((candidate) => candidate !== slot);
  if (!isLastToApprove(permit, slot)) return { allowed: true, permit: { ...permit, slots } };
  const coverageProblem =
    conditions['its period has not passed'](permit) ?? conditions['every approval covers the current answers'](permit);
  if (coverageProblem) return refuse(coverageProblem);
  const approved: PermitFacts = { ...permit, slots, status: 'Approved', finalApproverId: lastApproverId };
  return { allowed: true, permit: approved };
}

function refuse(problem: string): ReviewerChangeOutcome {
  return { allowed: false, kind: 'condition', problem };
}

/** The reviewers to add. */
export interface AddedReviewers {
  individuals: readonly { id: string; name: string }[];
  groups: readonly ReviewingGroup[];
}

/**
 * Returns the permit with further reviewers, whose slots are empty. `presentGroups` are its groups with their
 * members.
 */
export function applyReviewerAddition(
  actor: Actor,
  permit: PermitFacts,
  added: AddedReviewers,
  presentGroups: readonly ReviewingGroup[],
): ReviewerChangeOutcome {
  const decision = checkAction(actor, permit, 'changeReviewers');
  if (!decision.allowed) return decision;
  const problem = checkAddedReviewers(permit, {
    current: { individualIds: listIndividualIds(permit.slots), groups: presentGroups },
    added: { individualIds: added.individuals.map(({ id }) => id), groups: added.groups },
  });
  if (problem) return refuse(problem);
  const slots: Slot[] = [
    ...permit.slots,
    ...added.individuals.map(({ id: userId, name }): Slot => ({
      reviewer: { kind: 'individual', userId, name },
      filledBy: null,
    })),
    ...added.groups.map(({ id: groupId, name }): Slot => ({
      reviewer: { kind: 'group', groupId, name },
      filledBy: null,
    })),
  ];
  return { allowed: true, permit: { ...permit, slots } };
}

function listIndividualIds(slots: readonly Slot[]): string[] {
  return slots.flatMap(({ reviewer }) => (reviewer.kind === 'individual' ? [reviewer.userId] : []));
}

function checkAddedReviewers(
  { submitterId, slots }: PermitFacts,
  { current, added }: ReviewerAddition,
): string | undefined {
  const fillers = slots.flatMap(({ filledBy }) => filledBy ?? []);
  // A reviewer who approved for a group that they have since left could not fill a second slot.
  const counted = { ...current, individualIds: [...current.individualIds, ...fillers] };
  // Existing overlaps between the current reviewers are not the fault of the new ones.
  const everyMember = { memberIds: current.groups.flatMap((group) => group.memberIds) };
  return (
    checkReviewerAddition({ current: counted, added }) ??
    checkOwnReview(submitterId, added.individualIds) ??
    checkReviewerOverlap([...current.individualIds, ...added.individualIds], added.groups) ??
    checkReviewerOverlap([], [everyMember, ...added.groups]) ??
    checkGroupsCanReview(submitterId, added.groups)
  );
}
