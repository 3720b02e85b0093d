import { reviewerKinds, type PermitFacts, type Slot } from '@eptw/domain/permit/permit';
import {
  applyReviewerAddition,
  applyReviewerRemoval,
  type ReviewerChangeOutcome,
  type ReviewerReference,
} from '@eptw/domain/permit/reviewer-change';
import { isApproved } from '@eptw/domain/permit/status';
import { checkGroupSites, type ReviewingGroup } from '@eptw/domain/permit/reviewers';
import type { RecordedChange } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import type { PermitActionResult } from '../actions/service.ts';
import { recordChange } from '../actions/write.ts';
import { requireCurrentPermit, toRefusal, type ChangePrecondition } from '../actions/requirements.ts';
import { formatSuccess } from '../actions/messages.ts';
import { lockPermitState, type PermitState } from '../actions/state-rows.ts';
import { refuseTooManyReviewers, requireEligibleReviewers } from '../create/reviewers.ts';
import { lookUpReferences } from '../create/store.ts';
import { addSlots, lockGroups, findLastApprover, removeSlots } from './store.ts';

/** The input that every change of reviewers shares. */
interface ReviewerChangeInput extends ChangePrecondition {
  id: string;
}

/**
 * Removes a reviewer who has not approved from a permit or child permit. If no other approval is missing, the permit
 * becomes Approved. Throws the refusal.
 */
export async function removeReviewer(
  context: ActorContext,
  input: ReviewerChangeInput,
  name: ReviewerReference,
): Promise<PermitActionResult> {
  return changeReviewers(context, input, async (locked, permit) =>
    applyReviewerRemoval(locked.actor, permit.facts, name, await findLastApprover(locked.db, permit.row.id)),
  );
}

/** Input of adding reviewers to a permit. */
export interface AddReviewersInput extends ReviewerChangeInput {
  newIndividualReviewers?: readonly string[] | null | undefined;
  newMTGroups?: readonly string[] | null | undefined;
}

/** Adds reviewers, each of whom must then approve. Throws the refusal. */
export async function addReviewers(context: ActorContext, input: AddReviewersInput): Promise<PermitActionResult> {
  const individualIds = [...new Set(input.newIndividualReviewers ?? [])];
  const groupIds = [...new Set(input.newMTGroups ?? [])];
  return changeReviewers(context, input, async (locked, { facts }) => {
    const present = facts.slots.flatMap(({ reviewer }) => (reviewer.kind === 'group' ? [reviewer] : []));
    const individualsPresent = facts.slots.length - present.length;
    refuseTooManyReviewers(individualsPresent + individualIds.length, present.length + groupIds.length);
    await lockGroups(locked.db, groupIds);
    const lookup = await lookUpReferences(
      locked.db,
      {
        submitterId: facts.submitterId,
        templateIds: [],
        siteId: facts.siteId,
        disciplineId: '',
        ownerId: facts.ownerId,
        userIds: individualIds,
        groupIds: [...groupIds, ...present.map((reviewer) => reviewer.groupId)],
      },
      context.staffEmailDomain,
    );
    const groupsById = new Map(lookup.groups.map((group) => [group.id, group]));
    const groups = groupIds.map((id) => {
      const group = groupsById.get(id);
      if (!group) throw new Refusal('NOT_FOUND', 'One of the MT groups is not available. Choose another one.');
      return group;
    });
    const foreign = checkGroupSites(facts.siteId, groups);
    if (foreign) throw new Refusal('BAD_INPUT', foreign);
    requireEligibleReviewers(individualIds, lookup.staff);
    const namesById = new Map(lookup.staff.map((person) => [person.id, person.fullName]));
    const individuals = individualIds.map((id) => ({ id, name: namesById.get(id) ?? '' }));
    const presentGroups = present.map(({ groupId, name }): ReviewingGroup => {
      return groupsById.get(groupId) ?? { id: groupId, name, memberIds: [] };
    });
    return applyReviewerAddition(locked.actor, facts, { individuals, groups }, presentGroups);
  });
}

/**
 * Confirms that removing the last outstanding reviewer has made a permit Approved; changes nothing. Refuses a permit
 * that still needs an approval.
 */
export async function confirmApproval(
  context: ActorContext,
  input: ReviewerChangeInput & { status?: string | null | undefined },
): Promise<PermitActionResult> {
  if (input.status != null && !isApproved(input.status))
    throw new Refusal('BAD_INPUT', 'When the last reviewer is removed, the only possible status is Approved.');
  return inTransaction(context.db, async (db) => {
    const permit = requireCurrentPermit({ ...context, db }, await lockPermitState(db, input.id, context.clock), input);
    const waiting = permit.facts.slots.filter((slot) => slot.filledBy === null).map(({ reviewer }) => reviewer.name);
    const { id, number } = permit.row;
    if (isApproved(permit.facts.status)) return { id, number, message: formatSuccess(number, 'approve', permit.facts) };
    throw new Refusal(
      'CONFLICT',
      waiting.length > 0
        ? `This permit still needs approval from ${waiting.join(', ')}.`
        : 'This permit is not under review. Reload the page.',
    );
  });
}

async function changeReviewers(
  context: ActorContext,
  input: ReviewerChangeInput,
  change: (locked: ActorContext, permit: PermitState) => Promise<ReviewerChangeOutcome>,
): Promise<PermitActionResult> {
  return inTransaction(context.db, async (db) => {
    const locked = { ...context, db };
    const permit = requireCurrentPermit(locked, await lockPermitState(db, input.id, context.clock), input);
    const outcome = await change(locked, permit);
    if (!outcome.allowed) throw toRefusal(locked, permit, outcome);
    await writeReviewers(locked, permit, outcome.permit);
    const { id, number } = permit.row;
    const becameApproved = outcome.permit.status !== permit.facts.status;
    return {
      id,
      number,
      message: formatSuccess(number, becameApproved ? 'approve' : 'changeReviewers', outcome.permit),
    };
  });
}

async function writeReviewers(context: ActorContext, permit: PermitState, after: PermitFacts): Promise<void> {
  const { db } = context;
  const { row, facts, slotIds } = permit;
  const removedSlotIds = facts.slots.flatMap((slot, index) =>
    after.slots.includes(slot) ? [] : (slotIds[index] ?? []),
  );
  await removeSlots(db, removedSlotIds);
  await addSlots(
    db,
    row.id,
    after.slots.filter((slot) => !facts.slots.includes(slot)),
  );
  const { status, finalApproverId: final_approver_id } = after;
  const lapsed_at = isApproved(status) ? null : row.lapsed_at;
  await recordChange(context, permit, {
    action: 'changeReviewers',
    after,
    columns: { status, final_approver_id, lapsed_at },
    changes: listReviewerChanges(facts.slots, after.slots),
  });
}

const reviewerKindLabels = { individual: 'Individual Reviewer(s)', group: 'MTGroup(s)' } as const;

/** The reviewers before and after, for the history. */
function listReviewerChanges(before: readonly Slot[], after: readonly Slot[]): RecordedChange[] {
  return reviewerKinds.flatMap((kind) => {
    const listNames = (slots: readonly Slot[]) =>
      slots.flatMap(({ reviewer }) => (reviewer.kind === kind ? [reviewer.name] : [])).join(', ');
    const change = {
      form: 'Reviewers',
      name: kind,
      label: reviewerKindLabels[kind],
      before: listNames(before),
      after: listNames(after),
    };
    return change.before === change.after ? [] : [change];
  });
}
