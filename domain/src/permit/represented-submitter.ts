import type { Actor } from '../user/actor.ts';
import type { PermitAction } from './actions.ts';
import type { PermitFacts } from './permit.ts';
import { isStandIn } from './stand-in.ts';

/** What only the submitter may do, or somebody in their place. The permit holder requests in their own name. */
const submitterActions: readonly PermitAction[] = [
  'resubmit',
  'withdraw',
  'requestClosure',
  'requestCancellation',
  'withdrawRequest',
];

/** The name of the submitter in whose place this user acts; undefined where they act in their own name. */
export function findRepresentedSubmitter(actor: Actor, permit: PermitFacts, action: PermitAction): string | undefined {
  const isInPlace = submitterActions.includes(action) && permit.holderId !== actor.id && isStandIn(actor, permit);
  return isInPlace ? (permit.absentSubmitter ?? undefined) : undefined;
}
