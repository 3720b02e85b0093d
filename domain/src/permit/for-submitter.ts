import { getStatusRow, isPendingFinish, isUnclosed, listStatuses } from './status.ts';

/** How long permit closers have before their submitter has to run after them: then the permit is stuck. */
export const stuckAfterMs = 24 * 60 * 60 * 1000;

/** The facts about a permit that the rule needs. */
export interface SubmittedPermit {
  status: string;
  end: Date | null;
  /** Since when it has been in its status. */
  statusSince: Date | null;
}

/** The statuses in which a permit may be up to its submitter: the others need no look. */
export const submitterStatuses = listStatuses(
  ({ awaits, countsAs }) => awaits === 'permit closers' || countsAs === 'rejected' || countsAs === 'approved',
);

/**
 * Whether a permit is for its submitter's action: rejected, to be corrected or cancelled; approved and ended, to be
 * closed; or stuck with the permit closers, who can be reminded and called. The server finds them by the same rule in
 * SQL.
 */
export function isForSubmitter(permit: SubmittedPermit, now: Date): boolean {
  if (getStatusRow(permit.status).countsAs === 'rejected' || isUnclosed(permit, now)) return true;
  const { statusSince } = permit;
  return isPendingFinish(permit.status) && statusSince !== null && now.getTime() - statusSince.getTime() > stuckAfterMs;
}
