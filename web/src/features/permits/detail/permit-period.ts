import { formatDayAndTime } from '@eptw/domain/permit/date-words';

const dayLength = 24 * 60 * 60 * 1000;

export interface PeriodWords {
  start: string;
  end: string;
  /** How long, and how far away; empty when the permit does not say both ends. */
  note: string;
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** The day that an instant falls on at the site, counted from 1970. */
function dayNumber(instant: number, timeZone: string): number {
  return Date.parse(new Date(instant).toLocaleDateString('en-CA', { timeZone })) / dayLength;
}

function distance(start: number, end: number, now: number, timeZone: string): string {
  const today = dayNumber(now, timeZone);
  if (end < now) return `ended ${days(Math.max(1, today - dayNumber(end, timeZone)))} ago`;
  if (start <= now) return 'under way';
  const away = dayNumber(start, timeZone) - today;
  if (away === 0) return 'starts today';
  return away === 1 ? 'starts tomorrow' : `starts in ${days(away)}`;
}

/** A permit's period in words, in its site's time zone. Instants as ISO text. */
export function periodWords(start: string | null, end: string | null, timeZone: string, now: Date): PeriodWords {
  const words = {
    start: start ? formatDayAndTime(start, timeZone) : 'Not given',
    end: end ? formatDayAndTime(end, timeZone) : 'Not given',
  };
  if (!start || !end) return { ...words, note: '' };
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const length = Math.max(1, Math.ceil((to - from) / dayLength));
  return { ...words, note: `${days(length)}, ${distance(from, to, now.getTime(), timeZone)}` };
}
