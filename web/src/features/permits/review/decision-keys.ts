import { isApproval } from '@eptw/domain/permit/actions';
import type { Shortcut } from '../../../lib/shortcuts.ts';
import type { ReviewAction } from './review-actions.ts';

/** The key of a decision; undefined for one that has none. */
export function findDecisionKey({ action }: Pick<ReviewAction, 'action'>): 'A' | 'R' | undefined {
  if (isApproval(action)) return 'A';
  return action === 'reject' ? 'R' : undefined;
}

/** The keys of the decisions that can be taken: each opens a question, and decides nothing by itself. */
export function toDecisionKeys(
  decisions: readonly ReviewAction[],
  decide: (decision: ReviewAction) => void,
): readonly Shortcut[] {
  return decisions.flatMap((decision) => {
    const key = findDecisionKey(decision);
    if (key === undefined || decision.blockedReason !== undefined) return [];
    return { key, label: `${decision.label} (asks first)`, run: () => decide(decision) };
  });
}
