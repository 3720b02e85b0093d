import type { PermitAction } from './actions.ts';
import { lifecycle } from './lifecycle.ts';
import type { PermitStatus } from './status.ts';

/**
 * The status that a caller names to take an action from a status: the counterpart of `findActionForStatus`. None for what
 * leaves the status as it is, for changes of reviewers, which have operations of their own, and for what the table does
 * not allow there.
 */
export function findRequestedStatus(from: PermitStatus, action: PermitAction): PermitStatus | undefined {
  const target = lifecycle.find((row) => row.from === from && row.action === action)?.to;
  switch (target) {
    case undefined:
    case 'unchanged':
    case 'Approved when the last empty slot goes':
      return undefined;
    // Either of the two stages is understood; which one it becomes depends on who submitted the permit.
    case 'first stage':
      return 'PendingPMApproval';
    // The permit only becomes Approved when no slot stays empty, but the wish is the same for every approval.
    case 'Approved when no slot stays empty':
      return 'Approved';
    default:
      return target;
  }
}
