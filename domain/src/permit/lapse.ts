import { formatDayAndTime } from '../time/format-date.ts';
import { formatAnswerCount } from './format-answer-changes.ts';
import { isPendingApproval, type PermitStatus } from './status.ts';

/** Since when a permit waits for reapproval after approvals lapsed; null where it does not. */
export function getReapprovalSince(permit: { status: PermitStatus; lapsedAt: Date | null }): Date | null {
  return isPendingApproval(permit.status) ? permit.lapsedAt : null;
}

/** The facts of a history entry about a lapse. */
export interface LapseEntry {
  at: Date | string;
  /** Null for what the clock or another change wrote. */
  by: { fullname: string } | null;
  changes: readonly unknown[];
  lapsed: readonly unknown[];
}

/** The notice on a permit from a lapse until it is approved again; undefined when the history has no lapse. */
export function formatLapseNotice(history: readonly LapseEntry[], timeZone: string): string | undefined {
  const entry = history.findLast(({ lapsed }) => lapsed.length > 0);
  if (!entry) return undefined;
  const approvals = entry.lapsed.length === 1 ? '1 approval' : `${entry.lapsed.length} approvals`;
  const changed = `${entry.by?.fullname ?? ''} changed ${formatAnswerCount(entry.changes.length)} on ${formatDayAndTime(entry.at, timeZone)}`;
  return `Changed after it was approved. ${changed}, and ${approvals} lapsed. Do not work under this permit until it is approved again.`;
}
