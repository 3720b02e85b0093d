import { permitActionVerbs, type PermitAction } from '@eptw/domain/permit/actions';
import { listMissingApprovers } from '@eptw/domain/permit/approval';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import type { LapsedApproval } from '../../../database/tables.ts';
import type { LastHistoryEntry } from './store.ts';

const outcomePhrases: Record<PermitAction, string> = {
  approveAsProjectManager: 'was approved',
  approve: 'was approved',
  reject: 'was rejected',
  edit: 'was saved',
  resubmit: 'was resubmitted',
  withdraw: 'was cancelled',
  editApproved: 'was saved',
  requestClosure: 'is awaiting closure',
  requestCancellation: 'is awaiting cancellation',
  close: 'was closed',
  cancel: 'was cancelled',
  sendBack: 'was sent back and is Approved again',
  withdrawRequest: 'is Approved again: the request was withdrawn',
  recall: 'was recalled',
  changeReviewers: 'has updated reviewers',
};

/**
 * What the person reads who did it: 'Permit F10N-GP-000123 was approved.' An approval after which others are still to
 * come says so, and whose. `lapsed` are the approvals that do not cover the permit any more.
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
  const isApproval = action === 'approve' || action === 'approveAsProjectManager';
  if (isApproval && after.status === 'PendingApproval')
    return `Your approval is recorded. Still to approve: ${listMissingApprovers(after.slots).join(', ')}.`;
  if (isApproval && after.status === 'PendingPMApproval') return 'Your approval is recorded.';
  return `Permit ${number} ${outcomePhrases[action]}.`;
}

function formatLapsedApprovals(lapsed: readonly LapsedApproval[]): string {
  const names = lapsed.map(({ name }) => name).join(', ');
  return lapsed.length === 1
    ? `The approval of ${names} has lapsed and must be given again.`
    : `The approvals of ${names} have lapsed and must be given again.`;
}

/** What somebody is told who gives no reason where one is asked for. */
export function formatMissingReason(action: PermitAction): string {
  return action === 'sendBack'
    ? 'Please give a reason for sending this permit back: say what must be done first.'
    : 'Please give a reason for rejecting this permit.';
}

export function formatNothingChanged(number: string): string {
  return `Permit ${number} has no changes to save.`;
}

/** Who changed a permit last, how and when, so that whoever comes second knows what happened. */
export function formatLastChange(entry: LastHistoryEntry, readerId: string, timeZone: string): string {
  const who = entry.actorId === readerId ? 'You' : entry.actorName;
  return `${who} ${permitActionVerbs[entry.action]} on ${formatDayAndTime(entry.at, timeZone)}.`;
}
