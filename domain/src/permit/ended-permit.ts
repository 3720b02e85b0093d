import { formatDayAndTime } from '../time/format-date.ts';
import type { Period } from '../template/period/period.ts';
import { getStatusRow, isUnclosed, type PermitStatus } from './status.ts';

/** A permit before an edit, and what the edit would change. */
export interface EditedPermit {
  status: PermitStatus;
  before: Period;
  after: Period;
  /** Whether the edit changes answers that approvals cover. */
  changesCovered: boolean;
}

/**
 * Returns why a permit that has ended cannot be edited in this way, or undefined when it can. Its end cannot move.
 * While it is Approved no covered answer can change; otherwise a submitter could take an unclosed permit out of their
 * quota by editing it. A permit that is rejected or in review may get a new period, because it needs approval again.
 */
export function checkEndedPermitEdit(
  { status, before, after, changesCovered }: EditedPermit,
  now: Date,
  timeZone: string,
): string | undefined {
  const { end } = before;
  if (getStatusRow(status).mayMoveEnd || end === null || end >= now) return undefined;
  const ended = `This permit ended on ${formatDayAndTime(end, timeZone)}.`;
  if (end.getTime() !== after.end?.getTime())
    return `${ended} Its end can no longer be changed. Raise a new permit for further work.`;
  if (changesCovered && isUnclosed({ status, end }, now))
    return `${ended} You can still change only uploads and the sections filled in after the work. Raise a new permit for further work.`;
  return undefined;
}
