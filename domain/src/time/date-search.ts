import { toInstant } from './time-zone.ts';

/** From (inclusive) to (exclusive). */
export interface InstantRange {
  from: Date;
  to: Date;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses the text of a date filter in the site's time zone: 'Jan 1, 2021' and '2021-01-01' are the day, 'Jan 2021'
 * and '2021-01' the month, '2021' the year. Undefined for any other text, which matches nothing.
 */
export function parseDateSearch(text: string, timeZone: string): InstantRange | undefined {
  const parsed = parseCalendarText(text.trim());
  if (!parsed) return undefined;
  const { year, month, day } = parsed;
  const from = toInstant({ year, month: month ?? 1, day: day ?? 1 }, timeZone);
  const to = toInstant(
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

function parseCalendarText(text: string): CalendarText | undefined {
  const numeric = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text);
  if (numeric) return toCalendarText(numeric[1], numeric[2], numeric[3]);
  const worded = /^([a-z]{3})[a-z]*\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/i.exec(text);
  if (!worded) return undefined;
  const month = months.indexOf(worded[1]?.toLowerCase() ?? '') + 1;
  return month === 0 ? undefined : toCalendarText(worded[3], month, worded[2]);
}

function toCalendarText(year?: string, month?: number | string, day?: string): CalendarText | undefined {
  const date: CalendarText = { year: Number(year) };
  if (date.year < 1000) return undefined;
  if (month === undefined) return date;
  date.month = Number(month);
  if (date.month < 1 || date.month > 12) return undefined;
  if (day === undefined) return date;
  date.day = Number(day);
  const daysInMonth = new Date(Date.UTC(date.year, date.month, 0)).getUTCDate();
  return date.day >= 1 && date.day <= daysInMonth ? date : undefined;
}
