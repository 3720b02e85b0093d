import type { CalendarDay } from './calendar.ts';

/** Where a site is, unless it says otherwise. */
export const defaultTimeZone = 'Asia/Singapore';

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What the clocks of a zone show at an instant. */
export function getLocalTime(instant: number, timeZone: string) {
  const part: Record<string, number> = {};
  for (const { type, value } of getFormat(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return { year, month, day, hour, minute, second };
}

function getOffset(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = getLocalTime(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/** The day that the calendars of a zone show. `month` counts from 1. */
export function getLocalDay(at: Date, timeZone: string): CalendarDay {
  const wall = new Date(at.getTime() + getOffset(at.getTime(), timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/**
 * The instant at which the clocks of a zone show this local time; a time that the clocks skip is taken as the
 * moment they skip to. `month` counts from 1 and may overflow, as days may.
 */
export function toInstant(
  local: { year: number; month: number; day: number; hour?: number; minute?: number },
  timeZone: string,
): Date {
  const wall = Date.UTC(local.year, local.month - 1, local.day, local.hour ?? 0, local.minute ?? 0);
  // Twice, because the first offset is read at a moment that may lie on the other side of a clock change.
  const guess = wall - getOffset(wall, timeZone);
  return new Date(wall - getOffset(guess, timeZone));
}

/** The day that it is in a zone at this moment, from its beginning (included) to that of the next (excluded). */
export function getDayBounds(at: Date, timeZone: string): { from: Date; to: Date } {
  const { year, month, day } = getLocalDay(at, timeZone);
  return { from: toInstant({ year, month, day }, timeZone), to: toInstant({ year, month, day: day + 1 }, timeZone) };
}
