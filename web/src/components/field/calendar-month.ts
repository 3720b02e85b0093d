import { countDaysInMonth, writeCalendarDate } from '@eptw/domain/time/calendar';
import { addDays } from '@eptw/domain/time/day-range';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The names of the days of a week that starts on this one: 1 is Monday, 7 Sunday. */
export function listWeekdays(firstDay: number): string[] {
  return [...weekdays.slice(firstDay - 1), ...weekdays.slice(0, firstDay - 1)];
}

/** The weeks of a month, written as YYYY-MM: six of them, so that the calendar keeps its height. */
export function layOutMonth(month: string, firstDay: number): string[][] {
  const first = `${month}-01`;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay() || 7;
  const start = addDays(first, -((weekday - firstDay + 7) % 7));
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  );
}

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const [nextYear, nextMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return writeCalendarDate({
    year: nextYear,
    month: nextMonth,
    day: Math.min(day, countDaysInMonth(nextYear, nextMonth)),
  });
}
