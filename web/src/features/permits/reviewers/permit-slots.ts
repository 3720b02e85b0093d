import type { Slot } from '@eptw/domain/permit/permit';
import { getSlotName, type Permit, type ReviewSlot } from '../model/permit.ts';

/** Returns a permit's slots in the domain's shape and order. */
export function toSlots(permit: Permit): Slot[] {
  return permit.slots.map((slot) => ({ reviewer: toReviewer(slot), filledBy: slot.filledBy?._id ?? null }));
}

function toReviewer(slot: ReviewSlot): Slot['reviewer'] {
  const name = getSlotName(slot);
  return slot.group
    ? { kind: 'group', groupId: slot.group._id, name }
    : { kind: 'individual', userId: slot.user?._id ?? '', name };
}
