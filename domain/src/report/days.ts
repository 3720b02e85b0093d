import { message } from '../message.ts';
import { defaultTimeZone, localDay } from '../permit/time-zone.ts';
import { isCalendarDate } from '../template/calendar.ts';
import { isReportYear, monthText, yearProblem } from './calendar-month.ts';

/** From one day to another, both included, as YYYY-MM-DD: the days on which permits were raised, at their sites. */
export interface DayRange {
  from: string;
  to: string;
}

/** Longer ranges are slips of the keyboard. */
const mostYears = 10;

/** The day of an instant as YYYY-MM-DD, where sites are unless they say otherwise. */
export function dayAt(instant: Date): string {
  const { year, month, day } = localDay(instant, defaultTimeZone);
  return `${monthText(year, month)}-${String(day).padStart(2, '0')}`;
}

/** The day that a text names: 'YYYY-MM-DD', or an instant in ISO 8601 as a browser writes the start of a day. */
export function dayOf(text: string): string | undefined {
  const wanted = text.trim();
  if (isCalendarDate(wanted)) return wanted;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(wanted)) return undefined;
  const instant = new Date(wanted);
  return Number.isNaN(instant.getTime()) ? undefined : dayAt(instant);
}

function yearOf(day: string): number {
  return Number(day.slice(0, day.indexOf('-')));
}

type Sent = string | null | undefined;

/** The range that somebody asks for, or why it is none. */
export function dayRange(start: Sent, end: Sent, missing: string): DayRange | { problem: string } {
  if (!start?.trim() || !end?.trim()) return { problem: missing };
  const [from, to] = [dayOf(start), dayOf(end)];
  if (from === undefined || to === undefined)
    return { problem: `${(from === undefined ? start : end).slice(0, 40)} is no day. Write it as 2026-03-01.` };
  if (![from, to].every((day) => isReportYear(yearOf(day)))) return { problem: yearProblem };
  if (from > to) return { problem: message.rangeEndsFirst };
  if (to > `${yearOf(from) + mostYears}${from.slice(4)}`) return { problem: message.rangeTooLong(mostYears) };
  return { from, to };
}

/** A whole year, or undefined when the number is no year that permits are from. */
export function yearRange(year: number | null | undefined): DayRange | undefined {
  if (year == null || !isReportYear(year)) return undefined;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** '2026-03', of a day in it. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

function shifted(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** So many days up to this one, which is the last of them. */
export function daysUpTo(day: string, count: number): DayRange {
  return { from: shifted(day, 1 - count), to: day };
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** Every day of a range. */
export function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shifted(day, 1)) days.push(day);
  return days;
}

/** Every month that a range touches. */
export function monthsOf({ from, to }: DayRange): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month)) months.push(month);
  return months;
}

/** A range as whole months and the days before and after them. Months are named by their first days. */
export interface Cover {
  months: DayRange | undefined;
  days: DayRange[];
}

/** Covers every day of a range exactly once, by as many whole months as it has. */
export function coverOf({ from, to }: DayRange): Cover {
  const first = from.endsWith('-01') ? monthOf(from) : nextMonth(monthOf(from));
  const afterLast = shifted(to, 1).endsWith('-01') ? nextMonth(monthOf(to)) : monthOf(to);
  if (first >= afterLast) return { months: undefined, days: [{ from, to }] };
  const [start, end] = [`${first}-01`, `${afterLast}-01`];
  const days = [
    { from, to: shifted(start, -1) },
    { from: end, to },
  ];
  return {
    months: { from: start, to: `${monthOf(shifted(end, -1))}-01` },
    days: days.filter((range) => range.from <= range.to),
  };
}
