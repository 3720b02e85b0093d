import { message } from '@eptw/domain/message';
import { getActionRow, type PermitAction } from '@eptw/domain/permit/actions';
import { canFillSlot } from '@eptw/domain/permit/approval';
import { checkAction, lifecycle, listActions, type LifecycleRow } from '@eptw/domain/permit/lifecycle';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { canSeePermit } from '@eptw/domain/permit/visibility';
import type { Actor } from '@eptw/domain/user/actor';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { formatLastChange } from './messages.ts';
import type { PermitState } from './store.ts';

/** Which permit a change is about, and in which version. */
export interface ChangePrecondition {
  /** The version that the actor opened; without one, nothing is compared. */
  version?: number | null | undefined;
  /** Which permits the operation is about; it finds no others. */
  restrictTo?: ((permit: PermitState['row']) => boolean) | undefined;
}

const maximumReasonLength = 2000;

/** The permit that the actor sees, in the version that they opened. Throws NOT_FOUND or CONFLICT. */
export function requireCurrentPermit(
  context: ActorContext,
  found: PermitState | undefined,
  precondition: ChangePrecondition,
): PermitState {
  const permit = requireVisiblePermit(context, found, precondition);
  requireCurrentVersion(context, permit, precondition);
  return permit;
}

/** The permit, if there is one that the actor sees and the operation is about. Throws NOT_FOUND. */
export function requireVisiblePermit(
  { actor }: ActorContext,
  permit: PermitState | undefined,
  { restrictTo }: ChangePrecondition,
): PermitState {
  if (!permit || !canSeePermit(actor, permit.facts) || restrictTo?.(permit.row) === false)
    throw new Refusal('NOT_FOUND', message.notFound);
  return permit;
}

/** Throws CONFLICT, naming who changed the permit last, when it is no longer in the version that the actor opened. */
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

/** Who changed the permit last and when, and what to do now. */
export function describeLastChange({ actor }: ActorContext, permit: PermitState): string {
  return `${formatLastChange(permit.last, actor.id, permit.timeZone)} Review the current version, then decide.`;
}

/** The lifecycle's row of the action. Throws the refusal of an action that the lifecycle does not allow the actor. */
export function requireAllowedRow(context: ActorContext, permit: PermitState, action: PermitAction): LifecycleRow {
  const decision = checkAction(context.actor, permit.facts, action);
  if (decision.allowed) return decision.row;
  throw toRefusal(context, permit, action, decision.why);
}

/** The refusal of an action. It names who was first when somebody else was. */
export function toRefusal(context: ActorContext, permit: PermitState, action: PermitAction, why: string): Refusal {
  const code = toRefusalCode(context.actor, permit.facts, action);
  const more = code === 'CONFLICT' ? ` ${describeLastChange(context, permit)}` : '';
  return new Refusal(code, why + more);
}

/** CONFLICT when somebody was faster, FORBIDDEN for the wrong person, BAD_INPUT while the permit itself lacks something. */
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

/** The trimmed reason, null when there is none. Throws when the action requires one or it is too long. */
export function requireReason(row: LifecycleRow, given: string | null | undefined): string | null {
  const reason = given?.trim() ?? '';
  const { reason: required } = getActionRow(row.action) ?? {};
  if (required && reason === '') throw new Refusal('BAD_INPUT', required.refusal);
  if (reason.length > maximumReasonLength)
    throw new Refusal('TOO_LARGE', `A reason can have at most ${maximumReasonLength} characters. Please shorten it.`);
  return reason === '' ? null : reason;
}
