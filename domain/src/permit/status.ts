import type { Tone } from '../text/tone.ts';

/** Permit statuses as they are stored and sent. */
export const permitStatuses = [
  'PendingPMApproval',
  'PendingApproval',
  'Approved',
  'Rejected',
  'PendingClosure',
  'PendingCancel',
  'Completed',
  'Cancelled',
] as const;

export type PermitStatus = (typeof permitStatuses)[number];

/** What a draft shows in the place of a status. */
export const draftStatus = 'DraftPermit';

export function isPermitStatus(value: string): value is PermitStatus {
  return (permitStatuses as readonly string[]).includes(value);
}

export const pendingApprovalStatuses: readonly PermitStatus[] = ['PendingPMApproval', 'PendingApproval'];

/** Permits whose submitter asked to close or cancel them. */
export const pendingFinishStatuses: readonly PermitStatus[] = ['PendingClosure', 'PendingCancel'];

/** Permits that wait for somebody's decision. */
export const pendingStatuses: readonly PermitStatus[] = [...pendingApprovalStatuses, ...pendingFinishStatuses];

const finishedStatuses: readonly PermitStatus[] = ['Completed', 'Cancelled'];

/** Permits that somebody still has to do something about. */
export const unfinishedStatuses: readonly PermitStatus[] = permitStatuses.filter(
  (status) => !finishedStatuses.includes(status),
);

export function isFinished(status: PermitStatus): boolean {
  return finishedStatuses.includes(status);
}

/** Names that belong to a status label; absent where nobody can be named. */
export interface StatusNames {
  nextApprover?: string | undefined;
  rejectedBy?: string | undefined;
  finalApprover?: string | undefined;
}

/** The label of a status in lists and on the status card. */
export function formatStatus(status: PermitStatus | typeof draftStatus, names: StatusNames = {}): string {
  switch (status) {
    case 'PendingPMApproval':
      return 'Pending Approval By PM';
    case 'PendingApproval':
      return names.nextApprover ? `Pending Approval By ${names.nextApprover}` : 'Pending Approval';
    case 'Approved':
      return names.finalApprover ? `Final Approved By ${names.finalApprover}` : 'Approved';
    case 'Rejected':
      return names.rejectedBy ? `Rejected By ${names.rejectedBy}` : 'Rejected';
    case 'PendingClosure':
      return 'Pending Closure';
    case 'PendingCancel':
      return 'Pending Cancel';
    case 'Completed':
      return 'Completed';
    case 'Cancelled':
      return 'Cancelled';
    case 'DraftPermit':
      return 'Draft Permit';
  }
}

export function getStatusTone(status: PermitStatus | typeof draftStatus): Tone {
  if (status === 'Approved') return 'green';
  if (status === 'Rejected') return 'red';
  if (status === 'Completed' || status === 'Cancelled' || status === 'DraftPermit') return 'slate';
  return 'orange';
}
