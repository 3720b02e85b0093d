import { isCalendarDate, isTimeOfDay } from '../time/calendar.ts';

/** When a SIPP work is to be done, as its form says it. */
export interface SippPeriod {
  startDate?: string | undefined;
  preferredEndDate?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
}

const dayInMilliseconds = 86_400_000;

/**
 * How long a SIPP work takes, in hours: the hours between its two times, once for every day between its two dates. Work
 * that begins and ends on one day counts as one day. Null where the form does not say.
 */
export function calculateSippDuration({ startDate, preferredEndDate, startTime, endTime }: SippPeriod): number | null {
  const [firstDay, lastDay] = [toDayNumber(startDate), toDayNumber(preferredEndDate)];
  const [from, to] = [toMinutes(startTime), toMinutes(endTime)];
  if (firstDay === undefined || lastDay === undefined || from === undefined || to === undefined) return null;
  const days = Math.max(1, Math.abs(lastDay - firstDay));
  return Math.round((Math.abs(to - from) / 60) * days * 100) / 100;
}

/** '9 hours', '1 hour', '8.5 hours'. */
export function formatSippDuration(hours: number | null): string {
  if (hours === null) return 'Unknown';
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

function toDayNumber(date: string | undefined): number | undefined {
  return date !== undefined && isCalendarDate(date) ? Date.parse(date) / dayInMilliseconds : undefined;
}

function toMinutes(time: string | undefined): number | undefined {
  if (time === undefined || !isTimeOfDay(time)) return undefined;
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
