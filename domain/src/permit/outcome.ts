import type { Actor } from '../user/actor.ts';
import type { PermitAction } from './actions.ts';
import { findSlotToFill } from './approval.ts';
import type { ActionEffect } from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import { isStandIn } from './stand-in.ts';

/**
 * The permit after this user's action, which is allowed: its status, slots and final approver. An approval fills one
 * slot, a resubmission empties them all, a recall empties the final approver's. When safety-relevant answers change with
 * the action, every earlier approval lapses, and one given with it counts.
 */
export function applyEffect(
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
