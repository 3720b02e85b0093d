import { formatDay, formatDayAndTime } from '../../../lib/clock.ts';

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

function distance(start: number, end: number, now: number): string {
  if (end < now) return `ended ${days(Math.max(1, Math.floor((now - end) / dayLength)))} ago`;
  if (start <= now) return 'under way';
  const away = Math.ceil((start - now) / dayLength);
  return away === 1 ? 'starts within a day' : `starts in ${days(away)}`;
}

/** A permit's period in words, in its site's time zone. Instants as ISO text; the end is the end of its day. */
export function periodWords(start: string | null, end: string | null, timeZone: string, now: Date): PeriodWords {
  const words = {
    start: start ? formatDayAndTime(start, timeZone) : 'Not given',
    end: end ? formatDay(end, timeZone) : 'Not given',
  };
  if (!start || !end) return { ...words, note: '' };
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const length = Math.max(1, Math.ceil((to - from) / dayLength));
  return { ...words, note: `${days(length)}, ${distance(from, to, now.getTime())}` };
}
