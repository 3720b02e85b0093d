import { formatDayAndTime } from '../time/format-date.ts';
import type { Period } from '../template/period.ts';
import { getStatusRow, isUnclosed, type PermitStatus } from './status.ts';

/** A permit before an edit, and what the edit would change of it. */
export interface EditedPermit {
  status: PermitStatus;
  before: Period;
  after: Period;
  /** Whether an answer changes that approvals cover. */
  changesCovered: boolean;
}

/**
 * Why a permit that has ended may not be edited so; nothing when it may. Its end cannot be moved. While it is Approved no
 * covered answer can change, or whoever did not close it in time would get it out of their quota by an edit. Only a
 * rejected permit may get another period, for it is asked for anew.
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
