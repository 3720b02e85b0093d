import { isUnclosed } from '../template/period.ts';
import type { PermitStatus } from './status.ts';

const noticesByStatus: Record<PermitStatus, string | undefined> = {
  PendingPMApproval: 'Not approved yet. Do not start work under this permit.',
  PendingApproval: 'Not approved yet. Do not start work under this permit.',
  Approved: undefined,
  Rejected: 'Rejected. Do not work under this permit.',
  PendingClosure: 'Closure has been requested. Do not work under this permit.',
  PendingCancel: 'Cancellation has been requested. Do not work under this permit.',
  Completed: 'Closed. Do not work under this permit.',
  Cancelled: 'Cancelled. Do not work under this permit.',
};

/**
 * The warning that a printed permit carries, since paper is taken for permission by whoever finds it hanging;
 * undefined while work may go on under the permit.
 */
export function getPrintedNotice(permit: { status: PermitStatus; end: Date | null }, now: Date): string | undefined {
  if (isUnclosed(permit, now)) return 'The period of this permit has ended. Do not work under it.';
  return noticesByStatus[permit.status];
}
