import { message } from '@eptw/domain/message';
import type { DecisionObstacle } from '@eptw/domain/permit/decide';
import { canSeePermit } from '@eptw/domain/permit/visibility';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { formatLastChange } from './messages.ts';
import type { PermitState } from './state-rows.ts';

/** The permit to change, and the version that the actor saw. */
export interface ChangePrecondition {
  /** The version that the actor opened; without one, versions are not compared. */
  version?: number | null | undefined;
  /** Limits the operation to some permits; others count as not found. */
  restrictTo?: ((permit: PermitState['row']) => boolean) | undefined;
}

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
  const isVisible = permit && canSeePermit(actor, { ...permit.facts, holderIds: permit.holderIds });
  if (!isVisible || restrictTo?.(permit.row) === false) throw new Refusal('NOT_FOUND', message.notFound);
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

/** The code of a refused decision, and whether it names who changed the permit last, because they were first. */
const refusals: Record<DecisionObstacle, { code: ResponseCode; namesLastChange?: true }> = {
  status: { code: 'CONFLICT', namesLastChange: true },
  'already decided': { code: 'CONFLICT', namesLastChange: true },
  person: { code: 'FORBIDDEN' },
  condition: { code: 'BAD_INPUT' },
  reason: { code: 'BAD_INPUT' },
  answers: { code: 'BAD_INPUT' },
  length: { code: 'TOO_LARGE' },
  ended: { code: 'CONFLICT' },
  outcome: { code: 'CONFLICT' },
};

/** The refusal of a decision. */
export function toRefusal(
  context: ActorContext,
  permit: PermitState,
  { kind, problem }: { kind: DecisionObstacle; problem: string },
): Refusal {
  const { code, namesLastChange } = refusals[kind];
  return new Refusal(code, namesLastChange ? `${problem} ${describeLastChange(context, permit)}` : problem);
}
