import { writeTimeOfDay, type CalendarDay, type TimeOfDay } from './calendar.ts';

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

/** A time on a clock; `month` counts from 1 and may overflow, as days may. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
}

/** What the clocks do with a local time: once, never because they skip it, or twice because they go back. */
type Occurrence = 'once' | 'skipped' | 'twice';

const halfDay = 12 * 3_600_000;

/** The instants that a local time may be; the same one twice unless the clocks change around it. */
function findInstants(local: LocalTime, timeZone: string): { earlier: number; later: number; occurs: Occurrence } {
  const wall = Date.UTC(local.year, local.month - 1, local.day, local.hour ?? 0, local.minute ?? 0);
  // The offset before and after a change of the clocks nearby: no time zone is further than 14 hours from UTC.
  const [before, after] = [wall - 2 * halfDay, wall + 2 * halfDay].map(
    (instant) => wall - getOffset(instant, timeZone),
  );
  if (before === undefined || after === undefined || before === after)
    return { earlier: before ?? wall, later: before ?? wall, occurs: 'once' };
  const real = [before, after].filter((instant) => instant + getOffset(instant, timeZone) === wall);
  const [only] = real;
  if (real.length === 1 && only !== undefined) return { earlier: only, later: only, occurs: 'once' };
  const occurs = real.length === 0 ? 'skipped' : 'twice';
  return { earlier: Math.min(before, after), later: Math.max(before, after), occurs };
}

/** Which of two instants a local time is, where the clocks change: work is never longer than may be meant. */
export type TimeSide = 'start' | 'end';

/**
 * The instant of a local time in a time zone. Where the clocks change, a local time may come twice, or never: of an end
 * it is then the earlier instant, of a start the later one. One that never comes is read by the clocks before and after
 * the change.
 */
export function toInstant(local: LocalTime, timeZone: string, side: TimeSide): Date {
  const { earlier, later } = findInstants(local, timeZone);
  return new Date(side === 'start' ? later : earlier);
}

/** The first instant of a day in a time zone; the clocks may skip its midnight, or go back to it. */
export function toStartOfDay(day: CalendarDay, timeZone: string): Date {
  const { earlier, later, occurs } = findInstants(day, timeZone);
  return new Date(occurs === 'skipped' ? later : earlier);
}

/**
 * Says which instant is meant by a local time that comes twice or never in a time zone; undefined for any other. The
 * time by the clocks is named as it is after the change.
 */
export function describeClockChange(
  local: LocalTime & TimeOfDay,
  timeZone: string,
  side: TimeSide,
): string | undefined {
  const { occurs } = findInstants(local, timeZone);
  if (occurs === 'once') return undefined;
  const typed = writeTimeOfDay(local);
  if (occurs === 'twice')
    return `The clocks go back, so ${typed} comes twice on this day. The ${side === 'start' ? 'second' : 'first'} one counts.`;
  const chosen = getLocalTime(toInstant(local, timeZone, side).getTime(), timeZone);
  return `The clocks go forward, so ${typed} does not come on this day. ${writeTimeOfDay(chosen)} counts.`;
}

/** The current day in a time zone, from its beginning (inclusive) to that of the next (exclusive). */
export function getDayBounds(at: Date, timeZone: string): { from: Date; to: Date } {
  const day = getLocalDay(at, timeZone);
  return { from: toStartOfDay(day, timeZone), to: toStartOfDay({ ...day, day: day.day + 1 }, timeZone) };
}
