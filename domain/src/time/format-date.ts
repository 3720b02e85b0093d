import { isCalendarDate } from './calendar.ts';
import { defaultTimeZone } from './time-zone.ts';

type Instant = Date | string | number;

const dateFormats = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format is slower than using it, so formats are cached. */
function getFormat(wording: keyof typeof dateFormats, timeZone: string): Intl.DateTimeFormat {
  const key = `${wording} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { ...dateFormats[wording], timeZone });
    formats.set(key, format);
  }
  return format;
}

function formatParts(instant: Instant, timeZone: string, wording: keyof typeof dateFormats) {
  const formatted = getFormat(wording, timeZone).formatToParts(new Date(instant));
  return Object.fromEntries(formatted.map(({ type, value }) => [type, value]));
}

/** '23 Nov 2026' */
export function formatDay(instant: Instant, timeZone = defaultTimeZone): string {
  const { day, month, year } = formatParts(instant, timeZone, 'day');
  return `${day} ${month?.slice(0, 3)} ${year}`;
}

/** '08:00' */
export function formatTime(instant: Instant, timeZone = defaultTimeZone): string {
  const { hour, minute } = formatParts(instant, timeZone, 'time');
  return `${hour}:${minute}`;
}

/** '23 Nov 2026, 08:00': the only format for a day with its time. */
export function formatDayAndTime(instant: Instant, timeZone = defaultTimeZone): string {
  return `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** '23 Nov 2026' from '2026-11-23'; any other text unchanged. */
export function formatCalendarDate(text: string): string {
  return isCalendarDate(text) ? formatDay(text, 'UTC') : text;
}
