import { describe, expect, it } from 'vitest';
import { permitStatuses } from './status.ts';
import {
  canSeeCloserPhones,
  findNextReminder,
  formatReminderDay,
  checkReminder,
  findPendingParty,
} from './closure-reminder.ts';

describe('a permit that nobody has closed', () => {
  it('waits for permit closers once closure or cancellation is requested, and for its submitter before that', () => {
    expect(permitStatuses.filter((status) => findPendingParty(status) === 'permitClosers')).toEqual([
      'PendingClosure',
      'PendingCancel',
    ]);
  });

  it.each(permitStatuses)(
    'in %s shows phone numbers only to its submitter, and only those of the people it waits for',
    (status) => {
      const permit = { status, submitterId: 'sue' };
      expect(canSeeCloserPhones('sue', permit)).toBe(status === 'PendingClosure' || status === 'PendingCancel');
      expect(canSeeCloserPhones('otto', permit)).toBe(false);
    },
  );

  it.each(permitStatuses)('in %s can be reminded of only by its submitter, while it waits for closers', (status) => {
    const permit = { status, submitterId: 'sue' };
    const waits = status === 'PendingClosure' || status === 'PendingCancel';
    expect(checkReminder('sue', permit)?.kind).toBe(waits ? undefined : 'wrong status');
    expect(checkReminder('otto', permit)?.kind).toBe('wrong person');
  });
});

describe('a reminder', () => {
  it.each([
    ['2026-03-02T15:59:59Z', 'Asia/Singapore', '2026-03-02', '2026-03-02T16:00:00.000Z'],
    ['2026-03-02T16:00:00Z', 'Asia/Singapore', '2026-03-03', '2026-03-03T16:00:00.000Z'],
    ['2026-12-31T23:30:00Z', 'Asia/Singapore', '2027-01-01', '2027-01-01T16:00:00.000Z'],
    // In the night in which the clocks in Berlin go forward, the day has twenty-three hours.
    ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ])('at %s in %s counts for %s, and the next can be sent from %s', (at, timeZone, day, next) => {
    expect(formatReminderDay(new Date(at), timeZone)).toBe(day);
    expect(findNextReminder(new Date(at), timeZone).toISOString()).toBe(next);
  });
});
