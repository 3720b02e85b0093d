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

function calculateOffset(instant: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of getFormat(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const quarterHour = 15 * 60_000;
/** Since then, every time zone has changed its clocks at a quarter of an hour. */
const quartersFrom = Date.UTC(1973, 0, 1) / quarterHour;
const maximumOffsets = 5_000;
const offsetsByQuarter = new Map<string, number>();

/**
 * The milliseconds by which a time zone is ahead of UTC at an instant. Remembered for the quarter of an hour, because
 * raising a permit needs it a dozen times and calculating it takes microseconds.
 */
function getOffset(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / quarterHour);
  if (!(quarter >= quartersFrom)) return calculateOffset(instant, timeZone);
  const key = `${timeZone} ${quarter}`;
  const known = offsetsByQuarter.get(key);
  if (known !== undefined) return known;
  const offset = calculateOffset(quarter * quarterHour, timeZone);
  if (offsetsByQuarter.size >= maximumOffsets) offsetsByQuarter.clear();
  offsetsByQuarter.set(key, offset);
  return offset;
}

/** The local time of an instant in a time zone. */
export function getLocalTime(instant: number, timeZone: string) {
  const wall = new Date(instant + getOffset(instant, timeZone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  };
}

/** The local day of an instant in a time zone. `month` counts from 1. */
export function getLocalDay(at: Date, timeZone: string): CalendarDay {
  const { year, month, day } = getLocalTime(at.getTime(), timeZone);
  return { year, month, day };
}

/**
 * The instant of a local time in a time zone; one that the clocks skip is read as if they had changed already.
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
