import type { Actor } from '../../user/actor.ts';
import type { PermitAction } from '../actions.ts';
import { decidePermitAction, type PermitDecision } from '../decide.ts';
import type { ChangeExtent } from '../lifecycle.ts';
import type { PermitFacts } from '../permit.ts';

/** Decides an action on a permit without a period: with a reason, and with changed answers if the extent is given. */
export function decide(
  actor: Actor,
  facts: PermitFacts,
  action: PermitAction,
  changing?: ChangeExtent,
): PermitDecision {
  const period = { start: null, end: null };
  const edit =
    changing &&
    ({
      hasChanges: true,
      extent: changing,
      changesDatesAlone: action === 'moveDates',
      proofs: action === 'prove' ? 'nothing else' : 'none',
      asksProofs: false,
      period,
    } as const);
  const permit = { facts, period, timeZone: 'Asia/Singapore', now: new Date('2026-11-24T01:00:00Z') };
  return decidePermitAction(actor, permit, action, { reason: 'A reason.', edit });
}
