import { actionVerbs, type Action } from '@eptw/domain/permit/actions';
import { localTime } from '../local-time.ts';
import type { LastEntry } from './store.ts';

const outcomes: Record<Action, string> = {
  approveAsProjectManager: 'was approved',
  approve: 'was approved',
  reject: 'was rejected',
  edit: 'was saved',
  resubmit: 'was resubmitted',
  withdraw: 'was cancelled',
  editApproved: 'was saved',
  requestClosure: 'waits for closure',
  requestCancellation: 'waits for cancellation',
  close: 'was closed',
  cancel: 'was cancelled',
  recall: 'was recalled',
  changeReviewers: 'has other reviewers',
};

/** What the person reads who did it: 'Permit F10N-GP-000123 was approved.' */
export function successMessage(number: string, action: Action): string {
  return `Permit ${number} ${outcomes[action]}.`;
}

export function nothingChanged(number: string): string {
  return `Nothing was changed on permit ${number}.`;
}

/** Who changed a permit last, how and when, so that whoever comes second knows what happened. */
export function lastChange(entry: LastEntry, readerId: string, timeZone: string): string {
  const who = entry.actorId === readerId ? 'You' : entry.actorName;
  return `${who} ${actionVerbs[entry.action]} at ${localTime(new Date(entry.at), timeZone)}.`;
}
