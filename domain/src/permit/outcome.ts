import type { Actor } from '../user/actor.ts';
import type { PermitAction } from './actions.ts';
import { findSlotToFill, type GrantedApproval } from './approval.ts';
import { checkAction, type ChangeExtent } from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import { isStandIn } from './stand-in.ts';

export type ReviewerChangeOutcome = { allowed: true; permit: PermitFacts } | { allowed: false; problem: string };

/** `lapsed` are the approvals that no longer cover the permit. */
export type ActionOutcome =
  { allowed: true; permit: PermitFacts; lapsed: readonly GrantedApproval[] } | { allowed: false; problem: string };

/**
 * The permit after this user's action: its status, slots and final approver. An approval fills one slot, a
 * resubmission empties them all, a recall empties the final approver's. When safety-relevant answers change with the
 * action, every earlier approval lapses, and one given with it counts.
 */
export function applyAction(
  actor: Actor,
  permit: PermitFacts,
  action: PermitAction,
  changing?: ChangeExtent,
): ActionOutcome {
  const decision = checkAction(actor, permit, action, changing);
  if (!decision.allowed) return decision;
  const { to, lapsed } = decision;
  const next = { ...permit, status: to, ...(lapsed.length > 0 && clearApprovals(permit)) };
  switch (action) {
    case 'approveAsProjectManager':
      next.projectManagerId = actor.id;
      break;
    case 'approve': {
      const filled = findSlotToFill(permit, actor);
      next.slots = next.slots.map((slot, index) =>
        permit.slots[index] === filled ? { ...slot, filledBy: actor.id } : slot,
      );
      next.finalApproverId = to === 'Approved' ? actor.id : null;
      break;
    }
    case 'resubmit':
      Object.assign(next, clearApprovals(permit), { requestedBy: isStandIn(actor, permit) ? actor.id : null });
      break;
    // Whoever acts for the submitter, or asks in their place as the holder, does not decide what they asked for.
    case 'requestClosure':
    case 'requestCancellation':
      next.requestedBy = actor.id;
      break;
    case 'sendBack':
    case 'withdrawRequest':
      next.requestedBy = null;
      break;
    case 'recall':
      next.slots = permit.slots.map((slot) => (slot.filledBy === actor.id ? { ...slot, filledBy: null } : slot));
      next.finalApproverId = null;
      break;
    default:
  }
  return { allowed: true, permit: next, lapsed };
}

function clearApprovals({ slots }: PermitFacts): Pick<PermitFacts, 'slots' | 'projectManagerId' | 'finalApproverId'> {
  return {
    slots: slots.map((slot) => ({ ...slot, filledBy: null })),
    projectManagerId: null,
    finalApproverId: null,
  };
}
