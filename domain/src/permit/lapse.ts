import { formatDayAndTime } from './date-words.ts';
import { answersInWords } from './difference-words.ts';
import { pendingApprovalStatuses, type Status } from './status.ts';

/** Since when a permit waits to be approved again, because approvals lapsed; null where it does not. */
export function waitsAgainSince(permit: { status: Status; lapsedAt: Date | null }): Date | null {
  return pendingApprovalStatuses.includes(permit.status) ? permit.lapsedAt : null;
}

/** What a history entry says of a lapse. */
export interface LapseEntry {
  at: Date | string;
  by: { fullname: string };
  changes: readonly unknown[];
  lapsed: readonly unknown[];
}

/** The note that a permit carries from a lapse until it is approved again; undefined where no entry tells of one. */
export function lapseNote(history: readonly LapseEntry[], timeZone: string): string | undefined {
  const entry = history.findLast(({ lapsed }) => lapsed.length > 0);
  if (!entry) return undefined;
  const approvals = entry.lapsed.length === 1 ? '1 approval' : `${entry.lapsed.length} approvals`;
  const changed = `${entry.by.fullname} changed ${answersInWords(entry.changes.length)} on ${formatDayAndTime(entry.at, timeZone)}`;
  return `Changed after it was approved. ${changed}, and ${approvals} lapsed. Do not work under this permit until it is approved again.`;
}
