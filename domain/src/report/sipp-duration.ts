import { isCalendarDate, isTimeOfDay } from '../time/calendar.ts';

/** The planned time of a SIPP work, as filled in on its form. */
export interface SippPeriod {
  startDate?: string | undefined;
  preferredEndDate?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
}

const dayInMilliseconds = 86_400_000;

/**
 * The duration of a SIPP work in hours: the hours between its two times, for each day between its two dates. Work
 * that starts and ends on the same day counts as one day. Null if the form does not say.
 */
export function calculateSippDuration({ startDate, preferredEndDate, startTime, endTime }: SippPeriod): number | null {
  const [firstDay, lastDay] = [toDayNumber(startDate), toDayNumber(preferredEndDate)];
  const [from, to] = [toMinutes(startTime), toMinutes(endTime)];
  if (firstDay === undefined || lastDay === undefined || from === undefined || to === undefined) return null;
  const days = Math.max(1, Math.abs(lastDay - firstDay));
  return Math.round((Math.abs(to - from) / 60) * days * 100) / 100;
}

/** What the report says about its durations. */
export const sippDurationNote =
  'Work duration: the hours between the two times, for each day between the two dates. Work on one day counts as one day.';

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
