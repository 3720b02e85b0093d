import { actionTable, isApproval, type PermitAction } from '@eptw/domain/permit/actions';
import { formatRecordedAction } from '@eptw/domain/permit/action-words';
import { listMissingApprovers } from '@eptw/domain/permit/approval';
import { getStatusRow } from '@eptw/domain/permit/status';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import type { LapsedApproval } from '../../../database/tables.ts';
import type { LastHistoryEntry } from '../../history/types.ts';

/**
 * The success message, such as 'Permit F10N-GP-000123 was approved.' It names the approvals that are still missing,
 * if any. `lapsed` are the approvals that no longer cover the permit.
 */
export function formatSuccess(
  number: string,
  action: PermitAction,
  after: PermitFacts,
  lapsed: readonly LapsedApproval[] = [],
): string {
  return [formatOutcome(number, action, after), ...(lapsed.length > 0 ? [formatLapsedApprovals(lapsed)] : [])].join(
    ' ',
  );
}

function formatOutcome(number: string, action: PermitAction, after: PermitFacts): string {
  const { awaits } = getStatusRow(after.status);
  if (isApproval(action) && awaits === 'reviewers')
    return `Your approval is recorded. Still to approve: ${listMissingApprovers(after.slots).join(', ')}.`;
  if (isApproval(action) && awaits === 'project manager') return 'Your approval is recorded.';
  return `Permit ${number} ${actionTable[action].outcome}.`;
}

function formatLapsedApprovals(lapsed: readonly LapsedApproval[]): string {
  const names = lapsed.map(({ name }) => name).join(', ');
  return lapsed.length === 1
    ? `The approval of ${names} has lapsed and must be given again.`
    : `The approvals of ${names} have lapsed and must be given again.`;
}

export function formatNothingChanged(number: string): string {
  return `Permit ${number} has no changes to save.`;
}

/** Who changed a permit last, how and when: tells the second of two users what the first did. */
export function formatLastChange(entry: LastHistoryEntry, readerId: string, timeZone: string): string {
  const actor = entry.actorId === readerId ? 'You' : entry.actorId && entry.actorName;
  return `${formatRecordedAction(entry.action, actor)} on ${formatDayAndTime(entry.at, timeZone)}.`;
}
