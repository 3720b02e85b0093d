import { toInstant, toStartOfDay, getLocalTime } from '../time/time-zone.ts';
import { getChannels, type NotificationPreferences } from './preferences.ts';
import type { NotificationKind } from './kinds.ts';

/**
 * How long an e-mail waits for others to be sent with it, in milliseconds. 'Immediately' means within a minute; the
 * rest of the minute is for the queue.
 */
export const mailDelayMs = 30_000;

/** The hour of the site's day from which people are reminded of what starts and ends. */
const reminderHour = 6;

/** The hour of the site's day at which the daily e-mail is sent, after the first reminders. */
const digestHour = 7;

/** Returns when an e-mail about something that happened at this time is due; null when the user wants none. */
export function findMailDueTime(
  preferences: NotificationPreferences,
  kind: NotificationKind,
  at: Date,
  timeZone: string,
): Date | null {
  if (!getChannels(preferences, kind).byMail) return null;
  if (preferences.mail === 'atOnce') return new Date(at.getTime() + mailDelayMs);
  const { year, month, day } = getLocalTime(at.getTime(), timeZone);
  const today = toInstant({ year, month, day, hour: digestHour }, timeZone, 'start');
  return today > at ? today : toInstant({ year, month, day: day + 1, hour: digestHour }, timeZone, 'start');
}

/** The days around an instant in a time zone: each begins where the one before ends. */
export interface SurroundingDays {
  /** The current day, as YYYY-MM-DD. */
  name: string;
  yesterday: Date;
  today: Date;
  tomorrow: Date;
  dayAfterTomorrow: Date;
}

/** The days around now for reminders in a time zone; undefined before the reminder hour. */
export function findReminderDays(now: Date, timeZone: string): SurroundingDays | undefined {
  const { year, month, day, hour } = getLocalTime(now.getTime(), timeZone);
  if (hour < reminderHour) return undefined;
  const toDayStart = (ahead: number) => toStartOfDay({ year, month, day: day + ahead }, timeZone);
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  return {
    name: `${year}-${padTwoDigits(month)}-${padTwoDigits(day)}`,
    yesterday: toDayStart(-1),
    today: toDayStart(0),
    tomorrow: toDayStart(1),
    dayAfterTomorrow: toDayStart(2),
  };
}

interface DayReminder {
  kind: NotificationKind;
  /** The end of the period that must lie between the start of one day and the start of the other. */
  end: 'starts' | 'ends';
  from: keyof Omit<SurroundingDays, 'name'>;
  until: keyof Omit<SurroundingDays, 'name'>;
}

/** Reminders sent because of the day alone, while the permit is in a status that the table of kinds lists. */
export const dayReminders: readonly DayReminder[] = [
  { kind: 'startsUndecided', end: 'starts', from: 'tomorrow', until: 'dayAfterTomorrow' },
  { kind: 'endsToday', end: 'ends', from: 'today', until: 'tomorrow' },
  { kind: 'endedUnclosed', end: 'ends', from: 'yesterday', until: 'today' },
];
