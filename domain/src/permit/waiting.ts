import { pendingFinishStatuses, type Status } from './status.ts';
import { instantOf, localDay } from './time-zone.ts';

/** Whom a permit that nobody has closed waits for: those who finish it at its site, or its submitter to ask them to. */
export type WaitsFor = 'permitClosers' | 'submitter';

/** Whom a permit that counts against a quota waits for. */
export function waitsFor(status: Status): WaitsFor {
  return pendingFinishStatuses.includes(status) ? 'permitClosers' : 'submitter';
}

/** What the rules of this page ask about a permit. */
export interface WaitingPermit {
  status: Status;
  submitterId: string;
}

/** Whether this person may see the telephone numbers of those whom a permit waits for: its submitter, while it does. */
export function mayCallClosers(viewerId: string, { status, submitterId }: WaitingPermit): boolean {
  return viewerId === submitterId && waitsFor(status) === 'permitClosers';
}

export interface ReminderProblem {
  /** Whether the person may never do this, or the permit is not in a status to do it. */
  kind: 'wrong person' | 'wrong status';
  why: string;
}

/** Why this person cannot remind the permit closers of this permit; nothing when they can. */
export function reminderProblem(viewerId: string, { status, submitterId }: WaitingPermit): ReminderProblem | undefined {
  if (viewerId !== submitterId)
    return { kind: 'wrong person', why: 'Only the submitter may remind the permit closers.' };
  if (waitsFor(status) !== 'permitClosers')
    return {
      kind: 'wrong status',
      why: 'This permit does not wait for permit closers. They can be reminded once closure or cancellation is requested.',
    };
  return undefined;
}

/** The day at the site to which a reminder counts, of which a permit has one: YYYY-MM-DD. */
export function reminderDay(at: Date, timeZone: string): string {
  const { year, month, day } = localDay(at, timeZone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** When the permit closers can be reminded again, after they were at this time: when the next day begins at the site. */
export function nextReminder(last: Date, timeZone: string): Date {
  const { year, month, day } = localDay(last, timeZone);
  return instantOf({ year, month, day: day + 1 }, timeZone);
}
