import { permitStatuses, statusTable, type PermitStatus, type ProgressPart } from '../permit/status.ts';

/** How many permits are in each status. */
export type StatusCounts = Readonly<Record<PermitStatus, number>>;

/** What the parts are called, in the order in which charts show them. */
export const progressLabels: Readonly<Record<ProgressPart, string>> = {
  underReview: 'Under review',
  approved: 'Approved',
  finishing: 'Closing',
  completed: 'Completed',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

/** The parts, in that order. */
export const progressParts = Object.keys(progressLabels) as readonly ProgressPart[];

/** How far those permits are that were raised in a time. */
export interface Progress extends Record<ProgressPart, number> {
  raised: number;
}

/** Every permit is in one of the parts, so that they add up to what was raised. */
export function toProgress(counts: StatusCounts): Progress {
  const progress: Progress = {
    raised: 0,
    underReview: 0,
    approved: 0,
    rejected: 0,
    finishing: 0,
    completed: 0,
    cancelled: 0,
  };
  for (const status of permitStatuses) {
    progress[statusTable[status].countsAs] += counts[status];
    progress.raised += counts[status];
  }
  return progress;
}
