import type { CalendarDay } from './calendar.ts';

/** The time zone of a site that does not set one. */
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

/** The local time of an instant in a time zone. */
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

/** The local day of an instant in a time zone. `month` counts from 1. */
export function getLocalDay(at: Date, timeZone: string): CalendarDay {
  const wall = new Date(at.getTime() + getOffset(at.getTime(), timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/**
 * The instant of a local time in a time zone; a time that a clock change skips becomes the moment of the change.
 * `month` counts from 1 and may overflow, as days may.
 */
export function toInstant(
  local: { year: number; month: number; day: number; hour?: number; minute?: number },
  timeZone: string,
): Date {
  const wall = Date.UTC(local.year, local.month - 1, local.day, local.hour ?? 0, local.minute ?? 0);
  // Twice, because the first offset may be on the other side of a clock change.
  const guess = wall - getOffset(wall, timeZone);
  return new Date(wall - getOffset(guess, timeZone));
}

/** The current day in a time zone, from its beginning (inclusive) to that of the next (exclusive). */
export function getDayBounds(at: Date, timeZone: string): { from: Date; to: Date } {
  const { year, month, day } = getLocalDay(at, timeZone);
  return { from: toInstant({ year, month, day }, timeZone), to: toInstant({ year, month, day: day + 1 }, timeZone) };
}
