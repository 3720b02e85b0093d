import { describe, expect, it } from 'vitest';
import { getChannels, listPreferences, defaultPreferences, type NotificationPreferences } from './preferences.ts';
import { notificationKindNames } from './kinds.ts';
import { findMailDueTime, findReminderDays } from './schedule.ts';

const createPreferences = (mail: NotificationPreferences['mail']): NotificationPreferences => ({ mail, kinds: {} });

describe('a mail is due', () => {
  it.each<[NotificationPreferences['mail'], string, string, string | undefined]>([
    ['atOnce', '2026-03-02T02:00:00Z', 'Asia/Singapore', '2026-03-02T02:00:30.000Z'],
    ['daily', '2026-03-02T02:00:00Z', 'Asia/Singapore', '2026-03-02T23:00:00.000Z'],
    ['daily', '2026-03-01T22:59:00Z', 'Asia/Singapore', '2026-03-01T23:00:00.000Z'],
    ['daily', '2026-03-01T23:00:00Z', 'Asia/Singapore', '2026-03-02T23:00:00.000Z'],
    // In this zone the clocks go forward in the night before the e-mail.
    ['daily', '2026-03-07T20:00:00Z', 'America/Boise', '2026-03-08T13:00:00.000Z'],
    ['never', '2026-03-02T02:00:00Z', 'Asia/Singapore', undefined],
  ])('%s after %s in %s', (mail, at, timeZone, due) => {
    expect(findMailDueTime(createPreferences(mail), 'approved', new Date(at), timeZone)?.toISOString()).toBe(due);
  });
});

describe('a preference', () => {
  it('applies to its kind alone, and turning off e-mail applies to every kind', () => {
    const chosen: NotificationPreferences = { mail: 'daily', kinds: { closed: { inApp: false, byMail: true } } };
    expect(getChannels(chosen, 'closed')).toEqual({ inApp: false, byMail: true });
    expect(getChannels(chosen, 'approved')).toEqual({ inApp: true, byMail: true });
    expect(getChannels({ ...chosen, mail: 'never' }, 'closed')).toEqual({ inApp: false, byMail: false });
  });

  it('is listed for every kind', () => {
    expect(listPreferences(defaultPreferences).map(({ kind }) => kind)).toEqual(notificationKindNames);
  });
});

describe('the days around now', () => {
  it("follow the site's time zone", () => {
    const days = findReminderDays(new Date('2026-03-01T22:30:00Z'), 'Asia/Singapore');
    expect(JSON.parse(JSON.stringify(days))).toEqual({
      name: '2026-03-02',
      yesterday: '2026-02-28T16:00:00.000Z',
      today: '2026-03-01T16:00:00.000Z',
      tomorrow: '2026-03-02T16:00:00.000Z',
      dayAfterTomorrow: '2026-03-03T16:00:00.000Z',
    });
  });

  it('are used from six in the morning on', () => {
    expect(findReminderDays(new Date('2026-03-01T21:59:00Z'), 'Asia/Singapore')).toBeUndefined();
    expect(findReminderDays(new Date('2026-03-01T22:00:00Z'), 'Asia/Singapore')?.name).toBe('2026-03-02');
  });

  it('differ in length where the clocks change', () => {
    const days = findReminderDays(new Date('2026-03-08T18:00:00Z'), 'America/Boise');
    expect(days && days.tomorrow.getTime() - days.today.getTime()).toBe(23 * 3_600_000);
  });
});
