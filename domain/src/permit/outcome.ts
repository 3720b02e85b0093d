import type { Actor } from '../user/actor.ts';
import type { Action } from './actions.ts';
import { slotToFill } from './approval.ts';
import { decide } from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';

export type Outcome = { allowed: true; permit: PermitFacts } | { allowed: false; why: string };

/**
 * The permit as it stands after this person did this: its status, its slots and its final approver. An approval
 * fills one slot, a resubmission empties them all, a recall empties the final approver's.
 */
export function outcomeOf(actor: Actor, permit: PermitFacts, action: Action): Outcome {
  const decision = decide(actor, permit, action);
  if (!decision.allowed) return decision;
  const next = { ...permit, status: decision.to };
  if (action === 'approve') {
    const filled = slotToFill(permit, actor);
    next.slots = permit.slots.map((slot) => (slot === filled ? { ...slot, filledBy: actor.id } : slot));
    next.finalApproverId = decision.to === 'Approved' ? actor.id : null;
  }
  if (action === 'resubmit') {
    next.slots = permit.slots.map((slot) => ({ ...slot, filledBy: null }));
    next.finalApproverId = null;
  }
  if (action === 'recall') {
    next.slots = permit.slots.map((slot) => (slot.filledBy === actor.id ? { ...slot, filledBy: null } : slot));
    next.finalApproverId = null;
  }
  return { allowed: true, permit: next };
}
