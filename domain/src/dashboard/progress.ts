import type { PermitStatus } from '../permit/status.ts';

/** How many permits are in each status. */
export type StatusCounts = Readonly<Record<PermitStatus, number>>;

/** How far those permits are that were raised in a time. */
export interface Progress {
  raised: number;
  underReview: number;
  approved: number;
  rejected: number;
  /** Waiting to be closed or cancelled. */
  finishing: number;
  completed: number;
  cancelled: number;
}

/** Every permit is in one of the parts, so that they add up to what was raised. */
export function toProgress(counts: StatusCounts): Progress {
  const parts = {
    underReview: counts.PendingPMApproval + counts.PendingApproval,
    approved: counts.Approved,
    rejected: counts.Rejected,
    finishing: counts.PendingClosure + counts.PendingCancel,
    completed: counts.Completed,
    cancelled: counts.Cancelled,
  };
  return { raised: Object.values(parts).reduce((sum, part) => sum + part, 0), ...parts };
}
