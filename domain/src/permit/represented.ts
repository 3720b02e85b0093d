import type { Actor } from '../user/actor.ts';
import { getActionRow, type PermitAction } from './actions.ts';
import { findSlotToFill } from './approval.ts';
import type { PermitParties } from './permit.ts';
import { isStandIn } from './stand-in.ts';

/** The name of the submitter in whose place this user acts; undefined where they act in their own name. */
export function findRepresentedSubmitter(
  actor: Actor,
  permit: PermitParties,
  action: PermitAction,
): string | undefined {
  const isInPlace =
    getActionRow(action)?.actsFor === 'submitter' && permit.holderId !== actor.id && isStandIn(actor, permit);
  return isInPlace ? (permit.absentSubmitter ?? undefined) : undefined;
}

/** The name of the group for which this user approves, rejects, finishes or sends back a permit; null for none. */
export function findRepresentedGroup(actor: Actor, permit: PermitParties, action: PermitAction): string | null {
  const actsFor = getActionRow(action)?.actsFor;
  if (actsFor === 'permit closers')
    return actor.groups.find((group) => group.permitCloser && group.siteId === permit.siteId)?.name ?? null;
  if (actsFor !== 'reviewing group') return null;
  const slot = findSlotToFill(permit, actor);
  return slot?.reviewer.kind === 'group' ? slot.reviewer.name : null;
}
