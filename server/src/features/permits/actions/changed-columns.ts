import type { AllowedDecision } from '@eptw/domain/permit/decide';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import type { PermitState } from './state-rows.ts';
import type { PermitChange, SlotChange } from './store.ts';

/** The slots whose approver the action changes, with the fingerprint of the answers that each approval covers. */
export function listChangedSlots(
  { facts, slotIds }: PermitState,
  after: PermitFacts,
  fingerprint: string | null,
): SlotChange[] {
  return after.slots.flatMap(({ filledBy }, index) => {
    const id = slotIds[index];
    if (id === undefined || filledBy === facts.slots[index]?.filledBy) return [];
    return [{ id, filled_by: filledBy, fingerprint: filledBy === null ? null : fingerprint }];
  });
}

/** What an action adds to the permit's row. */
interface ChangeDetails {
  /** Whether the action changes answers. */
  hasChanges: boolean;
  at: Date;
  /** Fingerprint of the covered answers after the action. */
  fingerprint: string | null;
}

/** The columns of the permit's row that a decision changes, apart from its forms, version and missing approvals. */
export function toChangedColumns(
  actor: Actor,
  { row: { action }, reason, group, after, lapsed }: AllowedDecision,
  { hasChanges, at, fingerprint }: ChangeDetails,
): PermitChange {
  const change: PermitChange = {
    status: after.status,
    final_approver_id: after.finalApproverId,
    requested_by: after.requestedBy,
  };
  // The reason for changing answers is kept in the history only.
  if (reason !== null && !hasChanges) change.reason = reason;
  if (lapsed.length > 0) Object.assign(change, { ...noManagerApproval, lapsed_at: at });
  else if (!pendingApprovalStatuses.includes(after.status)) change.lapsed_at = null;
  switch (action) {
    case 'approveAsProjectManager':
      return {
        ...change,
        project_manager_id: actor.id,
        project_manager_at: at,
        project_manager_fingerprint: fingerprint,
      };
    case 'reject':
      return { ...change, rejected_by: actor.id, rejected_at: at, rejected_for: group };
    // The reason why an earlier request was sent back does not belong to the new one.
    case 'requestClosure':
    case 'requestCancellation':
    case 'withdrawRequest':
      return { ...change, reason };
    case 'resubmit':
      return {
        ...change,
        ...noManagerApproval,
        reason: null,
        rejected_by: null,
        rejected_at: null,
        rejected_for: null,
      };
    default:
      return change;
  }
}

const noManagerApproval = {
  project_manager_id: null,
  project_manager_at: null,
  project_manager_fingerprint: null,
} as const satisfies PermitChange;
