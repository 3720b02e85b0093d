import { message } from '@eptw/domain/message';
import { getActionRow, type PermitAction } from '@eptw/domain/permit/actions';
import { canFillSlot } from '@eptw/domain/permit/approval';
import { checkAction, lifecycle, listActions, type LifecycleRow } from '@eptw/domain/permit/lifecycle';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { canSeePermit } from '@eptw/domain/permit/visibility';
import { toStoredText } from '@eptw/domain/text/stored-text';
import type { Actor } from '@eptw/domain/user/actor';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { formatLastChange } from './messages.ts';
import type { PermitState } from './store.ts';

/** The permit to change, and the version that the actor saw. */
export interface ChangePrecondition {
  /** The version that the actor opened; without one, versions are not compared. */
  version?: number | null | undefined;
  /** Limits the operation to some permits; others count as not found. */
  restrictTo?: ((permit: PermitState['row']) => boolean) | undefined;
}

const maximumReasonLength = 2000;

/**
 * The permit, which must be visible to the actor and in the version that they opened. Throws NOT_FOUND or CONFLICT.
 */
export function requireCurrentPermit(
  context: ActorContext,
  state: PermitState | undefined,
  precondition: ChangePrecondition,
): PermitState {
  const permit = requireVisiblePermit(context, state, precondition);
  requireCurrentVersion(context, permit, precondition);
  return permit;
}

/** The permit, if the actor can see it and the operation applies to it. Throws NOT_FOUND otherwise. */
export function requireVisiblePermit(
  { actor }: ActorContext,
  permit: PermitState | undefined,
  { restrictTo }: ChangePrecondition,
): PermitState {
  if (!permit || !canSeePermit(actor, permit.facts) || restrictTo?.(permit.row) === false)
    throw new Refusal('NOT_FOUND', message.notFound);
  return permit;
}

/** Throws CONFLICT, naming who changed the permit last, if its version is not the one that the actor opened. */
export function requireCurrentVersion(
  context: ActorContext,
  permit: PermitState,
  { version }: ChangePrecondition,
): void {
  if (version != null && version !== permit.row.version)
    throw new Refusal(
      'CONFLICT',
      `This permit has changed since you opened it. ${describeLastChange(context, permit)}`,
    );
}

/** Who changed the permit last and when, and what to do next. */
export function describeLastChange({ actor }: ActorContext, permit: PermitState): string {
  return `${formatLastChange(permit.last, actor.id, permit.timeZone)} Review the current version, then decide.`;
}

/** The lifecycle's row for the action. Throws a refusal if the lifecycle does not allow the actor to perform it. */
export function requireAllowedRow(context: ActorContext, permit: PermitState, action: PermitAction): LifecycleRow {
  const decision = checkAction(context.actor, permit.facts, action);
  if (decision.allowed) return decision.row;
  throw toRefusal(context, permit, action, decision.problem);
}

/** The refusal of an action. If another user has acted first, it names them. */
export function toRefusal(context: ActorContext, permit: PermitState, action: PermitAction, problem: string): Refusal {
  const code = toRefusalCode(context.actor, permit.facts, action);
  const details = code === 'CONFLICT' ? ` ${describeLastChange(context, permit)}` : '';
  return new Refusal(code, problem + details);
}

/**
 * CONFLICT when another user acted first, FORBIDDEN when the actor may not act, BAD_INPUT while the permit lacks
 * something.
 */
function toRefusalCode(
  actor: Actor,
  permit: PermitFacts,
  action: PermitAction,
): 'CONFLICT' | 'FORBIDDEN' | 'BAD_INPUT' {
  const fitsStatus = lifecycle.some((row) => row.action === action && row.from === permit.status);
  if (!fitsStatus) return 'CONFLICT';
  if (listActions(actor, permit).includes(action)) return 'BAD_INPUT';
  const alreadyFilled =
    action === 'approve' && permit.submitterId !== actor.id && permit.slots.some((slot) => canFillSlot(slot, actor));
  return alreadyFilled ? 'CONFLICT' : 'FORBIDDEN';
}

/** The reason as it is stored, null when there is none. Throws if the action requires one, or if it is too long. */
export function requireReason(row: LifecycleRow, input: string | null | undefined): string | null {
  const reason = toStoredText(input ?? '');
  const { reason: required } = getActionRow(row.action) ?? {};
  if (required && reason === '') throw new Refusal('BAD_INPUT', required.refusal);
  if (reason.length > maximumReasonLength)
    throw new Refusal('TOO_LARGE', `A reason can have at most ${maximumReasonLength} characters. Please shorten it.`);
  return reason === '' ? null : reason;
}
