import { formatCompactDateTime } from '../../time/format-compact-date-time.ts';
import { formatDay, formatTime } from '../../time/format-date.ts';

const minute = 60_000;
const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** A length of time in minutes and longer: '40 min', '2 h 14 min', '3 days'. Less than a minute is '0 min'. */
export function formatLength(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  if (minutes < minutesOfHour) return `${minutes} min`;
  if (minutes >= 2 * minutesOfDay) return `${Math.floor(minutes / minutesOfDay)} days`;
  const rest = minutes % minutesOfHour;
  const hours = `${Math.floor(minutes / minutesOfHour)} h`;
  return rest === 0 ? hours : `${hours} ${rest} min`;
}

/** A time of the job: '18:00' on the same day, 'Wed 18:00' within a week, with the date beyond. */
export function formatJobTime(at: Date, now: Date, timeZone: string): string {
  if (formatDay(at, timeZone) === formatDay(now, timeZone)) return formatTime(at, timeZone);
  return formatCompactDateTime(at, now, timeZone);
}
