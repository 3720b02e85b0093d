import { parseCalendarDate, writeCalendarDate } from './calendar.ts';
import { formatCalendarDate } from './format-date.ts';
import { formatMonth } from './month.ts';
import { toStartOfDay } from './time-zone.ts';
import { readTypedDate, readTypedMonth, type DateContext } from './typed-date.ts';
import type { TypedValue } from './typed-text.ts';

/** From (inclusive) to (exclusive). */
export interface InstantRange {
  from: Date;
  to: Date;
}

/**
 * Parses the text of a date filter in the site's time zone, as people type it: 'Jan 1, 2021', '1/1/2021' and '2021-01-01'
 * are the day, 'Jan 2021' and '2021-01' the month, '2021' the year. Undefined for any other text, which matches nothing.
 */
export function parseDateSearch(text: string, timeZone: string, context: DateContext): InstantRange | undefined {
  const parsed = parseCalendarText(text.trim(), context);
  if (!parsed) return undefined;
  const { year, month, day } = parsed;
  const from = toStartOfDay({ year, month: month ?? 1, day: day ?? 1 }, timeZone);
  const to = toStartOfDay(
    day
      ? { year, month: month ?? 1, day: day + 1 }
      : month
        ? { year, month: month + 1, day: 1 }
        : { year: year + 1, month: 1, day: 1 },
    timeZone,
  );
  return { from, to };
}

interface CalendarText {
  year: number;
  month?: number;
  day?: number;
}

/**
 * Reads the text of a date filter as the day, month or year that it names, each as dates are shown: '1 Jan 2021',
 * 'Jan 2021', '2021'. Otherwise answers why it cannot be read.
 */
export function readDateSearch(text: string, context: DateContext): TypedValue {
  const parsed = parseCalendarText(text.trim(), context);
  if (!parsed)
    return {
      problem: 'This cannot be read as a date. Enter a day, a month or a year: 2 Dec 2026, Dec 2026 or 2026.',
    };
  const { year, month, day } = parsed;
  if (month === undefined) return { value: String(year) };
  const value = writeCalendarDate({ year, month, day: day ?? 1 });
  return { value: day === undefined ? formatMonth(value.slice(0, 7)) : formatCalendarDate(value) };
}

function parseCalendarText(text: string, context: DateContext): CalendarText | undefined {
  if (/^[1-9]\d{3}$/.test(text)) return { year: Number(text) };
  const day = readTypedDate(text, context);
  if ('value' in day) return parseCalendarDate(day.value);
  const month = readTypedMonth(text, context.today);
  if ('problem' in month || !/^[1-9]/.test(month.value)) return undefined;
  return { year: Number(month.value.slice(0, 4)), month: Number(month.value.slice(5)) };
}
