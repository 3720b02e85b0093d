import { message } from '../message.ts';
import { defaultTimeZone, getLocalDay } from './time-zone.ts';
import { isCalendarDate } from './calendar.ts';
import { isReportYear, createMonth, invalidYearMessage } from './month.ts';

/** From one day to another, both inclusive, as YYYY-MM-DD: the days on which permits were raised, at their sites. */
export interface DayRange {
  from: string;
  to: string;
}

/** Longer ranges are typing mistakes. */
const maxRangeYears = 10;

/** The day of an instant as YYYY-MM-DD in a time zone. */
export function toDay(instant: Date, timeZone = defaultTimeZone): string {
  const { year, month, day } = getLocalDay(instant, timeZone);
  return `${createMonth(year, month)}-${String(day).padStart(2, '0')}`;
}

/** Parses a day: 'YYYY-MM-DD', or an ISO 8601 instant as a browser writes the start of a day. */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim();
  if (isCalendarDate(trimmed)) return trimmed;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(trimmed)) return undefined;
  const instant = new Date(trimmed);
  return Number.isNaN(instant.getTime()) ? undefined : toDay(instant);
}

function readYear(day: string): number {
  return Number(day.slice(0, day.indexOf('-')));
}

type OptionalText = string | null | undefined;

/** Parses a requested range, or returns why it is invalid. */
export function parseDayRange(start: OptionalText, end: OptionalText, missing: string): DayRange | { problem: string } {
  if (!start?.trim() || !end?.trim()) return { problem: missing };
  const [from, to] = [parseDay(start), parseDay(end)];
  if (from === undefined || to === undefined)
    return { problem: `${(from === undefined ? start : end).slice(0, 40)} is not a date. Write it as 2026-03-01.` };
  if (![from, to].every((day) => isReportYear(readYear(day)))) return { problem: invalidYearMessage };
  if (from > to) return { problem: message.rangeEndsFirst };
  if (to > `${readYear(from) + maxRangeYears}${from.slice(4)}`) return { problem: message.rangeTooLong(maxRangeYears) };
  return { from, to };
}

/** A whole year, or undefined when the number is not a year of reports. */
export function toYearRange(year: number | null | undefined): DayRange | undefined {
  if (year == null || !isReportYear(year)) return undefined;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The month of a day: '2026-03'. */
export function toMonthOfDay(day: string): string {
  return day.slice(0, 7);
}

/** The day so many days later, or earlier if the number is negative. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** A number of days that end with this one. */
export function createRangeUpTo(day: string, count: number): DayRange {
  return { from: addDays(day, 1 - count), to: day };
}

function getNextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** Every day of a range. */
export function listDays({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Every month that a range touches. */
export function listMonths({ from, to }: DayRange): string[] {
  const months: string[] = [];
  for (let month = toMonthOfDay(from); month <= toMonthOfDay(to); month = getNextMonth(month)) months.push(month);
  return months;
}

/** A range as whole months plus the days before and after them. A month is written as its first day. */
export interface RangeCover {
  months: DayRange | undefined;
  days: DayRange[];
}

/** Covers every day of a range exactly once, with as many whole months as possible. */
export function coverRange({ from, to }: DayRange): RangeCover {
  const first = from.endsWith('-01') ? toMonthOfDay(from) : getNextMonth(toMonthOfDay(from));
  const afterLast = addDays(to, 1).endsWith('-01') ? getNextMonth(toMonthOfDay(to)) : toMonthOfDay(to);
  if (first >= afterLast) return { months: undefined, days: [{ from, to }] };
  const [start, end] = [`${first}-01`, `${afterLast}-01`];
  const days = [
    { from, to: addDays(start, -1) },
    { from: end, to },
  ];
  return {
    months: { from: start, to: `${toMonthOfDay(addDays(end, -1))}-01` },
    days: days.filter((range) => range.from <= range.to),
  };
}
