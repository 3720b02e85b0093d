import type { Actor } from '../user/actor.ts';
import { isApproval, type PermitAction } from './actions.ts';
import { lifecycle, resolveTarget, type ActionTarget } from './lifecycle.ts';
import type { PermitParties } from './permit.ts';
import { rules } from './rules.ts';
import { formatStatus, type PermitStatus } from './status.ts';

/**
 * The action by which this user reaches a wanted status. Where several actions could lead to it, it is the one that
 * this user may take and that leads exactly there: a permit closer sends a request back, its submitter withdraws it.
 * Whether the action leads to this status and no other is checked when it is decided. Undefined when none could.
 */
export function findActionForStatus(
  actor: Actor,
  permit: PermitParties,
  requested: PermitStatus,
): PermitAction | undefined {
  const rows = lifecycle.filter((row) => row.from === permit.status && canLeadTo(row.to, requested));
  const allowed = rows.filter((row) => rules[row.by](actor, permit));
  const exact = allowed.find((row) => resolveTarget(row.to, permit) === requested);
  return (exact ?? allowed[0] ?? rows[0])?.action;
}

/**
 * The same for a request that saves answers too: with a change that makes approvals lapse, an approval or an edit leads
 * to a status of its own.
 */
export function findSaveForStatus(
  actor: Actor,
  permit: PermitParties,
  requested: PermitStatus,
): PermitAction | undefined {
  const lapsing = lifecycle.filter(
    (row) =>
      row.from === permit.status &&
      row.withChanges !== undefined &&
      resolveTarget(row.withChanges.to, permit) === requested &&
      rules[row.by](actor, permit),
  );
  const approval = lapsing.find(({ action }) => isApproval(action));
  return findActionForStatus(actor, permit, requested) ?? (approval ?? lapsing[0])?.action;
}

/** Whether an action can lead to a status. */
export function canActionLeadTo(action: PermitAction, status: PermitStatus): boolean {
  return lifecycle.some((row) => row.action === action && canLeadTo(row.to, status));
}

/** What a request that names a status would come to. */
export interface NamedOutcome {
  action: PermitAction;
  from: PermitStatus;
  requested: PermitStatus;
  /** The status that it would lead to. */
  to: PermitStatus;
  /** Whether approvals lapse with it. */
  lapses: boolean;
}

/** Returns why a request is refused whose action leads to another status than it names; undefined when it does not. */
export function findOtherStatus({ action, from, requested, to, lapses }: NamedOutcome): string | undefined {
  if (to === requested) return undefined;
  if (lapses) {
    const consequence = `Your changes make earlier approvals lapse, so that the permit would be ${formatStatus(to)}`;
    // A request that names the current status only saves.
    return isApproval(action) && to === from
      ? `${consequence}. Save the changes first, then approve.`
      : `${consequence}: send ${to}.`;
  }
  if (isApproval(action))
    return to === 'Approved'
      ? 'Your approval would be the last: send Approved.'
      : `Your approval would not be the last: send ${to}.`;
  return `The permit would be ${formatStatus(to)}, not ${formatStatus(requested)}: send ${to}.`;
}

function canLeadTo(target: ActionTarget, requested: PermitStatus): boolean {
  if (target === 'first stage') return requested === 'PendingPMApproval' || requested === 'PendingApproval';
  if (target === 'Approved when no slot stays empty')
    return requested === 'Approved' || requested === 'PendingApproval';
  return target === requested;
}
