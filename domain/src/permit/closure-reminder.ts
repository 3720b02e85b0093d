import { isPendingFinish, type PermitStatus } from './status.ts';
import { toStartOfDay, getLocalDay } from '../time/time-zone.ts';

/**
 * Who has to act on an unclosed permit: the permit closers of its site, or its submitter, who has to request closure.
 */
export const pendingParties = ['permitClosers', 'submitter'] as const;

export type PendingParty = (typeof pendingParties)[number];

/** Returns who has to act on a permit that counts against a quota. */
export function findPendingParty(status: PermitStatus): PendingParty {
  return isPendingFinish(status) ? 'permitClosers' : 'submitter';
}

/** The facts about a permit that the rules in this file need. */
export interface RemindedPermit {
  status: PermitStatus;
  submitterId: string;
}

/**
 * Whether this user may see the phone numbers of the closers that a permit waits for: its submitter may, while it
 * waits.
 */
export function canSeeCloserPhones(viewerId: string, { status, submitterId }: RemindedPermit): boolean {
  return viewerId === submitterId && findPendingParty(status) === 'permitClosers';
}

export interface ReminderRefusal {
  /** Whether this user may never send a reminder, or the permit is in the wrong status. */
  kind: 'wrong person' | 'wrong status';
  reason: string;
}

/** Returns why this user cannot remind the permit closers of this permit, or undefined when they can. */
export function checkReminder(viewerId: string, { status, submitterId }: RemindedPermit): ReminderRefusal | undefined {
  if (viewerId !== submitterId)
    return { kind: 'wrong person', reason: 'Only the submitter can remind the permit closers.' };
  if (findPendingParty(status) !== 'permitClosers')
    return {
      kind: 'wrong status',
      reason: 'Request closure or cancellation first. Then you can remind the permit closers.',
    };
  return undefined;
}

/** The day at the site for which a reminder counts, YYYY-MM-DD; a permit gets one reminder a day. */
export function formatReminderDay(at: Date, timeZone: string): string {
  const { year, month, day } = getLocalDay(at, timeZone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * When the permit closers can be reminded again after a reminder at this time: at the start of the next day at the
 * site.
 */
export function findNextReminder(last: Date, timeZone: string): Date {
  const { year, month, day } = getLocalDay(last, timeZone);
  return toStartOfDay({ year, month, day: day + 1 }, timeZone);
}
