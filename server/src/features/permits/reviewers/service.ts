import { changeNotices } from '@eptw/domain/notification/change-notices';
import type { Outcome } from '@eptw/domain/permit/outcome';
import type { PermitFacts, Slot } from '@eptw/domain/permit/permit';
import { afterAddition, afterRemoval, type ReviewerName } from '@eptw/domain/permit/reviewer-change';
import { foreignGroupProblem, type ReviewingGroup } from '@eptw/domain/permit/reviewers';
import type { RecordedChange } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { permitEventOf } from '../changed-event.ts';
import { refuse, requireCurrent, type Known, type Performed } from '../deciding/perform.ts';
import { successMessage } from '../deciding/sentences.ts';
import { lockState, missingColumns, writeDecision, type PermitState } from '../deciding/store.ts';
import { nextEntry } from '../history/chain.ts';
import { refuseManyReviewers, requireReviewers } from '../raising/reviewers.ts';
import { groundOf } from '../raising/store.ts';
import { addSlots, holdGroups, lastApproverOf, removeSlots } from './store.ts';

/** What every change of reviewers says. */
interface SentChange extends Known {
  id: string;
}

/**
 * Takes a reviewer who has not approved off a permit or child permit. When nobody else was left to approve it, it is
 * Approved from then on. Throws the refusal.
 */
export async function removeReviewer(scope: Scope, sent: SentChange, name: ReviewerName): Promise<Performed> {
  return changeReviewers(scope, sent, async (locked, permit) =>
    afterRemoval(locked.actor, permit.facts, name, await lastApproverOf(locked.db, permit.row.id)),
  );
}

/** Reviewers to add to a permit. */
export interface SentAddition extends SentChange {
  newIndividualReviewers?: readonly string[] | null | undefined;
  newMTGroups?: readonly string[] | null | undefined;
}

/** Adds reviewers, each of whom has to approve from then on. Throws the refusal. */
export async function addReviewers(scope: Scope, sent: SentAddition): Promise<Performed> {
  const individualIds = [...new Set(sent.newIndividualReviewers ?? [])];
  const groupIds = [...new Set(sent.newMTGroups ?? [])];
  return changeReviewers(scope, sent, async (locked, { facts }) => {
    const present = facts.slots.flatMap(({ reviewer }) => (reviewer.kind === 'group' ? [reviewer] : []));
    const individualsPresent = facts.slots.length - present.length;
    refuseManyReviewers(individualsPresent + individualIds.length, present.length + groupIds.length);
    await holdGroups(locked.db, groupIds);
    const ground = await groundOf(
      locked.db,
      {
        submitterId: facts.submitterId,
        templateIds: [],
        siteId: facts.siteId,
        disciplineId: '',
        ownerId: facts.ownerId,
        userIds: individualIds,
        groupIds: [...groupIds, ...present.map((one) => one.groupId)],
      },
      scope.staffEmailDomain,
    );
    const found = new Map(ground.groups.map((group) => [group.id, group]));
    const groups = groupIds.map((id) => {
      const group = found.get(id);
      if (!group) throw new Refusal('NOT_FOUND', 'One of the MT groups is not available. Choose another one.');
      return group;
    });
    const foreign = foreignGroupProblem(facts.siteId, groups);
    if (foreign) throw new Refusal('BAD_INPUT', foreign);
    requireReviewers(individualIds, ground.staff);
    const names = new Map(ground.staff.map((person) => [person.id, person.fullName]));
    const individuals = individualIds.map((id) => ({ id, name: names.get(id) ?? '' }));
    const presentGroups = present.map(({ groupId, name }): ReviewingGroup => {
      return found.get(groupId) ?? { id: groupId, name, memberIds: [] };
    });
    return afterAddition(locked.actor, facts, { individuals, groups }, presentGroups);
  });
}

/**
 * Answers for what a removal has brought about already: a permit whose last outstanding reviewer was taken off is
 * Approved. Refuses one that still waits for somebody.
 */
export async function confirmApproval(
  scope: Scope,
  sent: SentChange & { status?: string | null | undefined },
): Promise<Performed> {
  if (sent.status != null && sent.status !== 'Approved')
    throw new Refusal('BAD_INPUT', 'A permit whose last reviewer is removed becomes Approved, and nothing else.');
  return inTransaction(scope.db, async (db) => {
    const permit = requireCurrent({ ...scope, db }, await lockState(db, sent.id), sent);
    const waiting = permit.facts.slots.filter((slot) => slot.filledBy === null).map(({ reviewer }) => reviewer.name);
    const { id, number } = permit.row;
    if (permit.facts.status === 'Approved')
      return { id, number, message: successMessage(number, 'approve', permit.facts) };
    throw new Refusal(
      'CONFLICT',
      waiting.length > 0
        ? `This permit still waits for ${waiting.join(', ')}.`
        : 'This permit is not under review. Look at it as it is now.',
    );
  });
}

async function changeReviewers(
  scope: Scope,
  sent: SentChange,
  change: (locked: Scope, permit: PermitState) => Promise<Outcome>,
): Promise<Performed> {
  return inTransaction(scope.db, async (db) => {
    const locked = { ...scope, db };
    const permit = requireCurrent(locked, await lockState(db, sent.id), sent);
    const outcome = await change(locked, permit);
    if (!outcome.allowed) throw refuse(locked, permit, 'changeReviewers', outcome.why);
    await write(locked, permit, outcome.permit);
    const { id, number } = permit.row;
    const becameApproved = outcome.permit.status !== permit.facts.status;
    return {
      id,
      number,
      message: successMessage(number, becameApproved ? 'approve' : 'changeReviewers', outcome.permit),
    };
  });
}

async function write(scope: Scope, permit: PermitState, after: PermitFacts): Promise<void> {
  const { db, actor } = scope;
  const { row, facts, slotIds } = permit;
  const at = scope.clock();
  const gone = facts.slots.flatMap((slot, index) => (after.slots.includes(slot) ? [] : (slotIds[index] ?? [])));
  await removeSlots(db, gone);
  await addSlots(
    db,
    row.id,
    after.slots.filter((slot) => !facts.slots.includes(slot)),
  );
  const entry = nextEntry(
    {
      permit_id: row.id,
      at,
      actor_id: actor.id,
      actor_name: actor.fullName,
      actor_role: actor.role,
      group_name: null,
      action: 'changeReviewers',
      from_status: facts.status,
      to_status: after.status,
      reason: null,
      changes: reviewerChanges(facts.slots, after.slots),
    },
    permit.last,
  );
  const version = row.version + 1;
  const { status, finalApproverId: final_approver_id } = after;
  const lapsed_at = status === 'Approved' ? null : row.lapsed_at;
  const columns = { status, final_approver_id, lapsed_at, ...missingColumns(after.slots), version, updated_at: at };
  const notices = changeNotices({ action: 'changeReviewers', actorId: actor.id, before: facts, after });
  if (!(await writeDecision(db, { ...row, ...columns }, [], entry, notices)))
    throw new Error('A locked permit was changed by somebody else');
  const { number, parent_permit_id: parentId } = row;
  const change = { number, parentId, version, action: 'changeReviewers', by: actor.fullName, at };
  const event = permitEventOf(after, change, facts.slots);
  await scope.events.publish(db, 'permitChanged', event);
}

const kinds = { individual: 'Individual Reviewer(s)', group: 'MTGroup(s)' } as const;

/** Who reviewed before and who reviews now, for the history. */
function reviewerChanges(before: readonly Slot[], after: readonly Slot[]): RecordedChange[] {
  return (['individual', 'group'] as const).flatMap((kind) => {
    const names = (slots: readonly Slot[]) =>
      slots.flatMap(({ reviewer }) => (reviewer.kind === kind ? [reviewer.name] : [])).join(', ');
    const change = { form: 'Reviewers', name: kind, label: kinds[kind], before: names(before), after: names(after) };
    return change.before === change.after ? [] : [change];
  });
}
