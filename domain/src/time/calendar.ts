const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** A day as numbers; the months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export interface TimeOfDay {
  hour: number;
  minute: number;
}

/** Earlier years are typing mistakes. */
const firstYear = 1900;

/** How many days a month has, counted from 1. */
export function countDaysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Parses a calendar day written as YYYY-MM-DD, from 1900 on. Such texts sort in the order of the days. */
export function parseCalendarDate(text: string): CalendarDay | undefined {
  const match = datePattern.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const exists = year >= firstYear && month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(year, month);
  return exists ? { year, month, day } : undefined;
}

/** Whether a text is a calendar day written as YYYY-MM-DD, from 1900 on. */
export function isCalendarDate(text: string): boolean {
  return parseCalendarDate(text) !== undefined;
}

/** A day written as YYYY-MM-DD. */
export function writeCalendarDate({ year, month, day }: CalendarDay): string {
  return [String(year).padStart(4, '0'), padToTwo(month), padToTwo(day)].join('-');
}

/** Parses a time of day written as HH:mm, from 00:00 to 23:59. */
export function parseTimeOfDay(text: string): TimeOfDay | undefined {
  const match = timePattern.exec(text);
  return match ? { hour: Number(match[1]), minute: Number(match[2]) } : undefined;
}

/** Whether a text is a time of day written as HH:mm, from 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return parseTimeOfDay(text) !== undefined;
}

/** A time of day written as HH:mm. */
export function writeTimeOfDay({ hour, minute }: TimeOfDay): string {
  return `${padToTwo(hour)}:${padToTwo(minute)}`;
}

function padToTwo(number: number): string {
  return String(number).padStart(2, '0');
}
