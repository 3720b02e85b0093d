import type { Action } from '@eptw/domain/permit/actions';
import { effectOfChanges } from '@eptw/domain/permit/lifecycle';
import { isStatus } from '@eptw/domain/permit/status';
import type { Permit } from '../detail/permit-track.ts';
import { coveredChanges, type OpenForms } from './open-forms.ts';

/** What sending changed forms with an action does to approvals. */
export interface ApprovalsToLapse {
  /** What changed of the answers that approvals cover, by label. */
  changed: string[];
  /** Whose approval lapses, and in which capacity it was given. */
  approvals: string[];
}

export const nothingLapses: ApprovalsToLapse = { changed: [], approvals: [] };

function approvalsOf({ projectManagerApproval, approvedBy }: Permit): string[] {
  return [
    ...(projectManagerApproval ? [`${projectManagerApproval.user.fullname}, project manager`] : []),
    ...approvedBy.map(({ user, group }) => `${user.fullname}, ${group ?? 'individual reviewer'}`),
  ];
}

/** Which approvals lapse when these forms are sent with an action; 'refused' where it may not change what they cover. */
export function lapsingWith(permit: Permit, action: Action, forms: OpenForms): ApprovalsToLapse | 'refused' {
  const changed = coveredChanges(forms);
  if (changed.length === 0 || !isStatus(permit.status)) return { changed, approvals: [] };
  const effect = effectOfChanges(permit.status, action);
  if (effect === 'refused') return 'refused';
  return { changed, approvals: effect === 'they lapse' ? approvalsOf(permit) : [] };
}
