import { countDaysInMonth, isCalendarDate, writeCalendarDate, type CalendarDay } from './calendar.ts';
import { addDays } from './day-range.ts';
import { monthNames } from './month.ts';
import { simplifyTyped, type TypedValue } from './typed-text.ts';

/** Which of the days near today a date without a year names: one of a plan, or one that has been. */
export type DateTense = 'upcoming' | 'past';

/** What a date without a year depends on. */
export interface DateContext {
  /** YYYY-MM-DD, where the reader is. */
  today: string;
  tense: DateTense;
}

/** Work that began up to so many days ago may be entered later; what is further back means the next year. */
const daysBack = 90;

const unreadable = 'This cannot be read as a date. Enter it as YYYY-MM-DD, or as 2/12 or 2 Dec, the day first.';
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]? (?=\S)/;
const wordedDays: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };

/** A date with what was typed of it: the year may be left out. */
interface DateParts {
  year: number | undefined;
  month: number;
  day: number;
}

/**
 * Reads a date as people type it, as YYYY-MM-DD: 2/12, 2.12.2026, 2 Dec, 20261202, Dec 2, 2026. The day comes before the
 * month. A year that is left out is that of the first such day from 90 days ago on, or, for days that have been, of
 * the last such day up to today. Otherwise answers why it cannot be read.
 */
export function readTypedDate(text: string, context: DateContext): TypedValue {
  const simple = simplifyTyped(text).replace(weekday, '');
  const daysFromToday = wordedDays[simple];
  if (daysFromToday !== undefined) return { value: addDays(context.today, daysFromToday) };
  const parts = parseParts(simple);
  if (!parts) return { problem: unreadable };
  const year = parts.year ?? chooseYear(parts, context);
  const value = writeCalendarDate({ ...parts, year });
  return isCalendarDate(value) ? { value } : { problem: explainImpossible({ ...parts, year }) };
}

const digits = /^(\d{4})(\d{2})(\d{2})$/;
const digitsDayFirst = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})\.?$/;
const dayFirst = /^(\d{1,2})([-/. ]) ?(\d{1,2})(?:\2 ?(\d{4}|\d{2}))?\.?$/;
const dayThenName = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]{0,2}([a-z]{3,})[-/.,' ]{0,3}(\d{4}|\d{2})?$/;
const nameThenDay = /^([a-z]{3,})[-/. ]{0,2}(\d{1,2})(?:st|nd|rd|th)?(?:[-/.,' ]{1,3}(\d{4}|\d{2}))?$/;
const yearThenName = /^(\d{4})[-/., ]{1,2}([a-z]{3,})[-/. ]{1,2}(\d{1,2})$/;

function parseParts(text: string): DateParts | undefined {
  const inDigits = digits.exec(text);
  if (inDigits && Number(inDigits[2]) <= 12) return toParts(inDigits[1], Number(inDigits[2]), inDigits[3]);
  const inDigitsDayFirst = digitsDayFirst.exec(text);
  if (inDigitsDayFirst) return toParts(inDigitsDayFirst[3], Number(inDigitsDayFirst[2]), inDigitsDayFirst[1]);
  const byYear = yearFirst.exec(text);
  if (byYear) return toParts(byYear[1], Number(byYear[3]), byYear[4]);
  const byDay = dayFirst.exec(text);
  if (byDay) return toParts(byDay[4], Number(byDay[3]), byDay[1]);
  const named = dayThenName.exec(text);
  if (named) return toParts(named[3], findMonth(named[2]), named[1]);
  const namedFirst = nameThenDay.exec(text);
  if (namedFirst) return toParts(namedFirst[3], findMonth(namedFirst[1]), namedFirst[2]);
  const namedLast = yearThenName.exec(text);
  return namedLast ? toParts(namedLast[1], findMonth(namedLast[2]), namedLast[3]) : undefined;
}

function toParts(year: string | undefined, month: number | undefined, day: string | undefined): DateParts | undefined {
  if (month === undefined) return undefined;
  return { year: year === undefined ? undefined : toFullYear(year), month, day: Number(day) };
}

function toFullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

/** The month, from 1 on, whose name begins with this text of three letters or more. */
function findMonth(text = ''): number | undefined {
  const index = text.length < 3 ? -1 : monthNames.findIndex((name) => name.toLowerCase().startsWith(text));
  return index === -1 ? undefined : index + 1;
}

function chooseYear({ month, day }: DateParts, { today, tense }: DateContext): number {
  const year = Number(today.slice(0, 4));
  const isInTime = (candidate: number) => {
    const date = writeCalendarDate({ year: candidate, month, day });
    return tense === 'past' ? date <= today : date >= addDays(today, -daysBack);
  };
  const candidates = tense === 'past' ? [year, year - 1] : [year - 1, year, year + 1];
  return candidates.find(isInTime) ?? year;
}

function explainImpossible({ year, month, day }: CalendarDay): string {
  if (month > 12 && month <= 31 && day >= 1 && day <= 12)
    return `There is no month ${month}. Enter the day before the month: ${month}/${day}/${year}.`;
  const name = monthNames[month - 1];
  if (name === undefined) return `There is no month ${month}. Enter the day before the month.`;
  if (day < 1 || day > countDaysInMonth(year, month))
    return `${name} ${year} has ${countDaysInMonth(year, month)} days. Enter one of them.`;
  return `The year ${year} is too long ago. Enter the year with four digits.`;
}

const monthInDigits = /^(\d{4})(?:[-/. ](\d{1,2})|(\d{2}))$/;
const monthThenYear = /^(\d{1,2})[-/. ](\d{4})$/;
const nameThenYear = /^([a-z]{3,})(?:[-/.,' ]{1,3}(\d{4}))?$/;
const yearThenNameOfMonth = /^(\d{4})[-/., ]{1,2}([a-z]{3,})$/;

/**
 * Reads a month as people type it, as YYYY-MM: 2026-12, 12/2026, Dec 2026, Dec. A year that is left out is that of the
 * last such month up to today.
 */
export function readTypedMonth(text: string, today: string): TypedValue {
  const parts = parseMonthParts(simplifyTyped(text));
  if (!parts) return { problem: 'This cannot be read as a month. Enter it as YYYY-MM, or as Dec 2026.' };
  const year = parts.year ?? chooseYear({ ...parts, year: undefined, day: 1 }, { today, tense: 'past' });
  if (parts.month < 1 || parts.month > 12) return { problem: `There is no month ${parts.month}. Enter it as YYYY-MM.` };
  return { value: writeCalendarDate({ year, month: parts.month, day: 1 }).slice(0, 7) };
}

function parseMonthParts(text: string): Omit<DateParts, 'day'> | undefined {
  const inDigits = monthInDigits.exec(text);
  if (inDigits) return { year: Number(inDigits[1]), month: Number(inDigits[2] ?? inDigits[3]) };
  const yearLast = monthThenYear.exec(text);
  if (yearLast) return { year: Number(yearLast[2]), month: Number(yearLast[1]) };
  const named = nameThenYear.exec(text);
  const namedLast = yearThenNameOfMonth.exec(text);
  const month = findMonth(named?.[1] ?? namedLast?.[2]);
  const year = named?.[2] ?? namedLast?.[1];
  return month === undefined ? undefined : { month, year: year === undefined ? undefined : Number(year) };
}
