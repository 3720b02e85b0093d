import { lifeSupportPrefix } from '../administration/group.ts';
import type { Actor } from '../user/actor.ts';
import { isMemberOf } from '../user/actor.ts';
import type { PermitParties, Slot } from './permit.ts';

export function listEmptySlots(slots: readonly Slot[]): Slot[] {
  return slots.filter((slot) => slot.filledBy === null);
}

/** Whether this user could fill this slot, whatever the permit's status. */
export function canFillSlot(slot: Slot, actor: Actor): boolean {
  return slot.reviewer.kind === 'individual'
    ? slot.reviewer.userId === actor.id
    : isMemberOf(actor, slot.reviewer.groupId);
}

/**
 * The slot that an approval by this user fills: their own first, else that of the first group they are in. None once
 * they have filled one, because an approval counts once, and none on their own permit, nor on one that they resubmitted
 * for its submitter.
 */
export function findSlotToFill(
  permit: Pick<PermitParties, 'slots' | 'submitterId'> & Partial<Pick<PermitParties, 'requestedBy'>>,
  actor: Actor,
): Slot | undefined {
  if (permit.submitterId === actor.id || permit.requestedBy === actor.id) return undefined;
  if (permit.slots.some((slot) => slot.filledBy === actor.id)) return undefined;
  const emptySlots = listEmptySlots(permit.slots).filter((slot) => canFillSlot(slot, actor));
  return emptySlots.find((slot) => slot.reviewer.kind === 'individual') ?? emptySlots[0];
}

/** An approval that was given: by whom, and in which capacity. */
export interface GrantedApproval {
  personId: string;
  /** 'project manager', 'individual reviewer', or the name of the group that it was given for. */
  capacity: string;
}

/** Every approval that currently counts, the project manager's first. */
export function listApprovals({ projectManagerId, slots }: Pick<PermitParties, 'projectManagerId' | 'slots'>) {
  const managerApproval =
    projectManagerId === null ? [] : [{ personId: projectManagerId, capacity: 'project manager' }];
  const reviewerApprovals = slots.flatMap(({ reviewer, filledBy }): GrantedApproval[] => {
    const capacity = reviewer.kind === 'individual' ? 'individual reviewer' : reviewer.name;
    return filledBy === null ? [] : [{ personId: filledBy, capacity }];
  });
  return [...managerApproval, ...reviewerApprovals];
}

/** The next approver for the status label: individuals before groups, each in the order they were chosen. */
export function findNextApprover(slots: readonly Slot[]): string | undefined {
  const emptySlots = listEmptySlots(slots);
  return (emptySlots.find((slot) => slot.reviewer.kind === 'individual') ?? emptySlots[0])?.reviewer.name;
}

/** The names of those whose approvals are missing, individuals before groups. */
export function listMissingApprovers(slots: readonly Slot[]): string[] {
  const emptySlots = listEmptySlots(slots);
  const listNames = (kind: Slot['reviewer']['kind']) =>
    emptySlots.flatMap(({ reviewer }) => (reviewer.kind === kind ? [reviewer.name] : []));
  return [...listNames('individual'), ...listNames('group')];
}

/** How many approvals are missing, and the id of the group whose approval is the only missing one. */
export function countMissingApprovals(slots: readonly Slot[]): { count: number; lastGroupId: string | null } {
  const emptySlots = listEmptySlots(slots);
  const last = emptySlots[0]?.reviewer;
  return {
    count: emptySlots.length,
    lastGroupId: emptySlots.length === 1 && last?.kind === 'group' ? last.groupId : null,
  };
}

/** Whether the only missing approval is a life-support group's. */
export function needsOnlyLifeSupport(slots: readonly Slot[]): boolean {
  const emptySlots = listEmptySlots(slots);
  const last = emptySlots[0];
  return emptySlots.length === 1 && last?.reviewer.kind === 'group' && last.reviewer.name.startsWith(lifeSupportPrefix);
}
