import { parseCalendarDate, type CalendarDay } from './calendar.ts';
import { monthAbbreviations } from './month.ts';
import { defaultTimeZone, getLocalTime } from './time-zone.ts';

type Instant = Date | string | number;

const padToTwo = (number: number) => String(number).padStart(2, '0');

const nameDay = ({ day, month, year }: CalendarDay) => `${day} ${monthAbbreviations[month - 1]} ${year}`;

/** '23 Nov 2026' */
export function formatDay(instant: Instant, timeZone = defaultTimeZone): string {
  return nameDay(getLocalTime(new Date(instant).getTime(), timeZone));
}

/** '08:00' */
export function formatTime(instant: Instant, timeZone = defaultTimeZone): string {
  const { hour, minute } = getLocalTime(new Date(instant).getTime(), timeZone);
  return `${padToTwo(hour)}:${padToTwo(minute)}`;
}

/** '23 Nov 2026, 08:00': the only format for a day with its time. */
export function formatDayAndTime(instant: Instant, timeZone = defaultTimeZone): string {
  return `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** '23 Nov 2026' from '2026-11-23'; any other text unchanged. */
export function formatCalendarDate(text: string): string {
  const day = parseCalendarDate(text);
  return day ? nameDay(day) : text;
}
