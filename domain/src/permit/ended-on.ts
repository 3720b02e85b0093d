import { formatDayAndTime } from '../time/format-date.ts';

/** The end of a period that has passed, at its site; null for one that has not, or that has no end. */
export function formatEndedOn(end: Date | null, now: Date, timeZone: string): string | null {
  return end !== null && end < now ? formatDayAndTime(end, timeZone) : null;
}
