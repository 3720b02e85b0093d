import type { PermitAction } from './actions.ts';
import type { SuspensionCause } from '../work/log/work-log.ts';

/** The actions that take the approval away on purpose. Every other one changes what was approved. */
const causes: Partial<Record<PermitAction, SuspensionCause>> = {
  recall: 'recall',
  requestCancellation: 'cancellation',
};

/** Why the work may not go on, or start, after an action by which the permit lost its approval. */
export function findLossCause(action: PermitAction): SuspensionCause {
  return causes[action] ?? 'review';
}
