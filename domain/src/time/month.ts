import { defaultTimeZone, getLocalDay } from './time-zone.ts';

/** The first year of reports and boards. Earlier years are typing mistakes. */
const firstYear = 2000;
const lastYear = 2100;

export const invalidMonthMessage = `Choose a month from ${firstYear}-01 to ${lastYear}-12, written as YYYY-MM.`;
export const invalidYearMessage = `Choose a year from ${firstYear} to ${lastYear}.`;

/** The names of the twelve months. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The same, abbreviated to three letters, as dates are shown. */
export const monthAbbreviations = monthNames.map((name) => name.slice(0, 3));

/** A month as YYYY-MM. Such texts sort in the order of the months, and the days of a month start with it. */
export type Month = `${number}-${number}`;

export function isReportYear(year: number): boolean {
  return Number.isInteger(year) && year >= firstYear && year <= lastYear;
}

/** Parses a year of four digits; undefined for any other text. */
export function parseReportYear(text: string): number | undefined {
  return /^\d{4}$/.test(text) && isReportYear(Number(text)) ? Number(text) : undefined;
}

/** Parses a month: 'YYYY-MM', or that of a day or an ISO 8601 instant; undefined for any other text. */
export function parseReportMonth(text: string): Month | undefined {
  const trimmed = text.trim();
  const instant = /^\d{4}-\d{2}-\d{2}T/.test(trimmed) ? new Date(trimmed) : undefined;
  if (instant && Number.isNaN(instant.getTime())) return undefined;
  const match = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(instant ? toMonth(instant) : trimmed);
  if (!match) return undefined;
  const [year, month] = [Number(match[1]), Number(match[2])];
  return isReportYear(year) && month >= 1 && month <= 12 ? createMonth(year, month) : undefined;
}

/** A month of a year, counted from 1. */
export function createMonth(year: number, month: number): Month {
  return `${year}-${String(month).padStart(2, '0')}` as Month;
}

/** The month of an instant in the default time zone. */
export function toMonth(instant: Date): Month {
  const { year, month } = getLocalDay(instant, defaultTimeZone);
  return createMonth(year, month);
}

/** The year of an instant in the default time zone. */
export function toYear(instant: Date): number {
  return getLocalDay(instant, defaultTimeZone).year;
}

/** The months of a year, January first. */
export function listMonthsOfYear(year: number): Month[] {
  return monthNames.map((_name, index) => createMonth(year, index + 1));
}

/** 'Mar 2026' */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${monthAbbreviations[Number(number) - 1]} ${year}`;
}
