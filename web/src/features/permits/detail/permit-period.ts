import { toDay } from '@eptw/domain/time/day-range';
import { formatAgo } from '@eptw/domain/time/format-ago';
import { formatDayAndTime } from '@eptw/domain/time/format-date';

const dayMs = 24 * 60 * 60 * 1000;

export interface FormattedPeriod {
  start: string;
  end: string;
  /** The duration and how far away the period is; empty unless the permit has both ends. */
  note: string;
}

function formatDays(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** The number of the day of an instant at the site, counted from 1970. */
function toDayNumber(instant: number, timeZone: string): number {
  return Date.parse(toDay(new Date(instant), timeZone)) / dayMs;
}

function formatDaysAway(verb: 'starts' | 'ends', days: number): string {
  if (days === 0) return `${verb} today`;
  return days === 1 ? `${verb} tomorrow` : `${verb} in ${formatDays(days)}`;
}

/** How far away the next end of the period is. Not whether work is under way: the permit may not be approved. */
function formatDistance(start: number, end: number, now: number, timeZone: string): string {
  const today = toDayNumber(now, timeZone);
  if (end < now) return `ended ${formatAgo(new Date(end), new Date(now))}`;
  if (start <= now) return formatDaysAway('ends', toDayNumber(end, timeZone) - today);
  return formatDaysAway('starts', toDayNumber(start, timeZone) - today);
}

/** Formats a permit's period in its site's time zone. Instants as ISO text. */
export function formatPeriod(start: string | null, end: string | null, timeZone: string, now: Date): FormattedPeriod {
  const ends = {
    start: start ? formatDayAndTime(start, timeZone) : 'Not given',
    end: end ? formatDayAndTime(end, timeZone) : 'Not given',
  };
  if (!start || !end) return { ...ends, note: '' };
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const days = Math.max(1, Math.ceil((to - from) / dayMs));
  return { ...ends, note: `${formatDays(days)}, ${formatDistance(from, to, now.getTime(), timeZone)}` };
}
