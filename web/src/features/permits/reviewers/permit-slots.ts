import type { Slot } from '@eptw/domain/permit/permit';
import { slotName, type Permit, type ReviewSlot } from '../detail/permit-track.ts';

/** A permit's slots as the rules know them, in the order of its own. */
export function slotFacts(permit: Permit): Slot[] {
  return permit.slots.map((slot) => ({ reviewer: reviewerOf(slot), filledBy: slot.filledBy?._id ?? null }));
}

function reviewerOf(slot: ReviewSlot): Slot['reviewer'] {
  const name = slotName(slot);
  return slot.group
    ? { kind: 'group', groupId: slot.group._id, name }
    : { kind: 'individual', userId: slot.user?._id ?? '', name };
}
