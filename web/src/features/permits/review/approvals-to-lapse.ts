import type { PermitAction } from '@eptw/domain/permit/actions';
import { findChangeEffect } from '@eptw/domain/permit/lifecycle';
import { isPermitStatus } from '@eptw/domain/permit/status';
import type { Permit } from '../model/permit.ts';
import { listCoveredChanges, type OpenForms } from './open-forms.ts';

/** What sending changed forms with an action does to approvals. */
export interface ApprovalsToLapse {
  /** What changed of the answers that approvals cover, by label. */
  changed: string[];
  /** Whose approval lapses, and in which capacity it was given. */
  approvals: string[];
}

export const noApprovalsToLapse: ApprovalsToLapse = { changed: [], approvals: [] };

function listApprovals({ projectManagerApproval, approvedBy }: Permit): string[] {
  return [
    ...(projectManagerApproval ? [`${projectManagerApproval.user.fullname}, project manager`] : []),
    ...approvedBy.map(({ user, group }) => `${user.fullname}, ${group ?? 'individual reviewer'}`),
  ];
}

/** Which approvals lapse when these forms are sent with an action; 'refused' where it may not change what they cover. */
export function findApprovalsToLapse(
  permit: Permit,
  action: PermitAction,
  forms: OpenForms,
): ApprovalsToLapse | 'refused' {
  const changed = listCoveredChanges(forms);
  if (changed.length === 0 || !isPermitStatus(permit.status)) return { changed, approvals: [] };
  const effect = findChangeEffect(permit.status, action);
  if (effect === 'refused') return 'refused';
  return { changed, approvals: effect === 'they lapse' ? listApprovals(permit) : [] };
}
