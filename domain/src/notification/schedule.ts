import { toInstant, getLocalTime } from '../time/time-zone.ts';
import { getChannels, type NotificationPreferences } from './preferences.ts';
import type { NotificationKind } from './kinds.ts';

/**
 * How long a mail waits for others to go with it, in milliseconds. 'Immediately' is within a minute of what happened; the
 * rest of the minute is for the queue.
 */
export const mailDelayMs = 30_000;

/** The hour of the site's day from which people are told of what starts and ends. */
const reminderHour = 6;

/** The hour of the site's day at which the daily mail goes out: after the first round. */
const digestHour = 7;

/** When a mail about something that happened at this time is due; null when the person wants none. */
export function findMailDueTime(
  preferences: NotificationPreferences,
  kind: NotificationKind,
  at: Date,
  timeZone: string,
): Date | null {
  if (!getChannels(preferences, kind).byMail) return null;
  if (preferences.mail === 'atOnce') return new Date(at.getTime() + mailDelayMs);
  const { year, month, day } = getLocalTime(at.getTime(), timeZone);
  const today = toInstant({ year, month, day, hour: digestHour }, timeZone);
  return today > at ? today : toInstant({ year, month, day: day + 1, hour: digestHour }, timeZone);
}

/** The days around an instant at a place: each begins where the one before ends. */
export interface SurroundingDays {
  /** The day itself, as YYYY-MM-DD. */
  name: string;
  yesterday: Date;
  today: Date;
  tomorrow: Date;
  dayAfterTomorrow: Date;
}

/** The days around now that people of a time zone are told about; undefined while it is too early in their day. */
export function findReminderDays(now: Date, timeZone: string): SurroundingDays | undefined {
  const { year, month, day, hour } = getLocalTime(now.getTime(), timeZone);
  if (hour < reminderHour) return undefined;
  const begin = (ahead: number) => toInstant({ year, month, day: day + ahead }, timeZone);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return {
    name: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    yesterday: begin(-1),
    today: begin(0),
    tomorrow: begin(1),
    dayAfterTomorrow: begin(2),
  };
}

interface DayReminder {
  kind: NotificationKind;
  /** Which end of its period lies in the days from the one up to the other. */
  end: 'starts' | 'ends';
  from: keyof Omit<SurroundingDays, 'name'>;
  until: keyof Omit<SurroundingDays, 'name'>;
}

/** What people are told because of the day alone, while the permit is in the statuses that the table of kinds says. */
export const dayReminders: readonly DayReminder[] = [
  { kind: 'startsUndecided', end: 'starts', from: 'tomorrow', until: 'dayAfterTomorrow' },
  { kind: 'endsToday', end: 'ends', from: 'today', until: 'tomorrow' },
  { kind: 'endedUnclosed', end: 'ends', from: 'yesterday', until: 'today' },
];
