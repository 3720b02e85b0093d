import { isPendingFinish, type PermitStatus } from './status.ts';
import { toInstant, getLocalDay } from '../time/time-zone.ts';

/** Whom a permit that nobody has closed waits for: those who finish it at its site, or its submitter to ask them to. */
export type PendingParty = 'permitClosers' | 'submitter';

/** Whom a permit that counts against a quota waits for. */
export function findPendingParty(status: PermitStatus): PendingParty {
  return isPendingFinish(status) ? 'permitClosers' : 'submitter';
}

/** What the rules of this page ask about a permit. */
export interface RemindedPermit {
  status: PermitStatus;
  submitterId: string;
}

/** Whether this person may see the telephone numbers of those whom a permit waits for: its submitter, while it does. */
export function canSeeCloserPhones(viewerId: string, { status, submitterId }: RemindedPermit): boolean {
  return viewerId === submitterId && findPendingParty(status) === 'permitClosers';
}

export interface ReminderRefusal {
  /** Whether the person may never do this, or the permit is not in a status to do it. */
  kind: 'wrong person' | 'wrong status';
  reason: string;
}

/** Why this person cannot remind the permit closers of this permit; nothing when they can. */
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

/** The day at the site to which a reminder counts, of which a permit has one: YYYY-MM-DD. */
export function formatReminderDay(at: Date, timeZone: string): string {
  const { year, month, day } = getLocalDay(at, timeZone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** When the permit closers can be reminded again, after they were at this time: when the next day begins at the site. */
export function findNextReminder(last: Date, timeZone: string): Date {
  const { year, month, day } = getLocalDay(last, timeZone);
  return toInstant({ year, month, day: day + 1 }, timeZone);
}
