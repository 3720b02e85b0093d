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
  return Date.parse(new Date(instant).toLocaleDateString('en-CA', { timeZone })) / dayMs;
}

function formatDistance(start: number, end: number, now: number, timeZone: string): string {
  const today = toDayNumber(now, timeZone);
  if (end < now) return `ended ${formatDays(Math.max(1, today - toDayNumber(end, timeZone)))} ago`;
  if (start <= now) return 'in progress';
  const daysAway = toDayNumber(start, timeZone) - today;
  if (daysAway === 0) return 'starts today';
  return daysAway === 1 ? 'starts tomorrow' : `starts in ${formatDays(daysAway)}`;
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
