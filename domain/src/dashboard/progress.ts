import { permitStatuses, statusTable, type PermitStatus, type ProgressPart } from '../permit/status.ts';

/** How many permits are in each status. */
export type StatusCounts = Readonly<Record<PermitStatus, number>>;

/** Labels of the parts, in the order in which charts show them. */
export const progressLabels: Readonly<Record<ProgressPart, string>> = {
  underReview: 'Under review',
  approved: 'Approved',
  finishing: 'Closing',
  completed: 'Completed',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

/** The parts, in the order of the labels. */
export const progressParts = Object.keys(progressLabels) as readonly ProgressPart[];

/** The progress of the permits raised in a period. */
export interface Progress extends Record<ProgressPart, number> {
  raised: number;
}

/** Groups counts by part. Every permit is in exactly one part, so the parts add up to the permits raised. */
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
