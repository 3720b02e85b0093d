import type { PermitAction } from '@eptw/domain/permit/actions';
import { findChangeEffect } from '@eptw/domain/permit/lifecycle';
import { isPermitStatus } from '@eptw/domain/permit/status';
import type { Permit } from '../model/permit.ts';
import { listCoveredChanges, type OpenForms } from './open-forms.ts';

/** The effect on approvals of sending changed forms with an action. */
export interface ApprovalsToLapse {
  /** Labels of the changed answers that approvals cover. */
  changed: string[];
  /** Whose approvals lapse, and in which capacity they were given. */
  approvals: string[];
}

export const noApprovalsToLapse: ApprovalsToLapse = { changed: [], approvals: [] };

function listApprovals({ projectManagerApproval, approvedBy }: Permit): string[] {
  return [
    ...(projectManagerApproval ? [`${projectManagerApproval.user.fullname}, project manager`] : []),
    ...approvedBy.map(({ user, group }) => `${user.fullname}, ${group ?? 'individual reviewer'}`),
  ];
}

/**
 * Returns which approvals lapse when these forms are sent with an action; 'refused' when the action may not change
 * covered answers.
 */
export function findApprovalsToLapse(
  permit: Permit,
  action: PermitAction,
  forms: OpenForms,
): ApprovalsToLapse | 'refused' {
  const changed = listCoveredChanges(forms);
  // What a status that only a newer server knows does to approvals, that server decides.
  if (changed.length === 0 || !isPermitStatus(permit.status)) return { changed, approvals: [] };
  const effect = findChangeEffect(permit.status, action);
  if (effect === 'refused') return 'refused';
  return { changed, approvals: effect === 'they lapse' ? listApprovals(permit) : [] };
}
