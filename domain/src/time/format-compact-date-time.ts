import { formatDayAndTime } from './format-date.ts';
import { getLocalTime } from './time-zone.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const dayLength = 24 * 3_600_000;
/** In days; further away, the weekday would be ambiguous. */
const maxWeekdayDistance = 6;

/**
 * A date and time for quick reading in a time zone: 'Wed 08:00' within a week of now, '25 Nov 2026, 08:00' otherwise.
 */
export function formatCompactDateTime(instant: Date, now: Date, timeZone: string): string {
  const at = getLocalTime(instant.getTime(), timeZone);
  const toDayNumber = ({ year, month, day }: typeof at) => Date.UTC(year, month - 1, day) / dayLength;
  const distance = Math.abs(toDayNumber(at) - toDayNumber(getLocalTime(now.getTime(), timeZone)));
  if (distance > maxWeekdayDistance) return formatDayAndTime(instant, timeZone);
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  const weekday = weekdays[new Date(toDayNumber(at) * dayLength).getUTCDay()] ?? '';
  return `${weekday} ${padTwoDigits(at.hour)}:${padTwoDigits(at.minute)}`;
}
