import { getStatusRow } from './status.ts';
import { getDayBounds } from '../time/time-zone.ts';

/** The groups of a work queue, the most urgent first. */
export const queueGroups = ['overdue', 'today', 'tomorrow', 'later'] as const;

export type QueueGroup = (typeof queueGroups)[number];

/** The headings of the groups. */
export const queueGroupTitles: Readonly<Record<QueueGroup, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
};

/** The facts about a permit that a queue needs. */
export interface QueuedPermit {
  status: string;
  start: Date | null;
  end: Date | null;
}

/** When today and tomorrow end in a time zone: a permit that starts before then starts today or tomorrow. */
export function findQueueDays(now: Date, timeZone: string): { todayEnds: Date; tomorrowEnds: Date } {
  const todayEnds = getDayBounds(now, timeZone).to;
  return { todayEnds, tomorrowEnds: getDayBounds(todayEnds, timeZone).to };
}

/**
 * The group of a permit by the days of its site. A permit that started and is not overdue is for today; without a
 * start it is not urgent, so it is for later. The server sorts by the same rule in SQL.
 */
export function findQueueGroup({ status, start, end }: QueuedPermit, timeZone: string, now: Date): QueueGroup {
  const limit = getStatusRow(status).overdueAfter === 'start' ? start : end;
  if (limit !== null && limit < now) return 'overdue';
  if (start === null) return 'later';
  const { todayEnds, tomorrowEnds } = findQueueDays(now, timeZone);
  if (start < todayEnds) return 'today';
  return start < tomorrowEnds ? 'tomorrow' : 'later';
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration for quick reading: '40 min', '3 h', '2 days'. Whole hours up to two days. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} days`;
}

/** 'starts in 3 h', 'started 2 h ago' or, where the end counts, 'ended 5 h ago'; empty without a date. */
export function formatTiming({ status, start, end }: QueuedPermit, now: Date): string | undefined {
  if (getStatusRow(status).overdueAfter === 'end' && end !== null && end < now) {
    return `ended ${formatDuration(now.getTime() - end.getTime())} ago`;
  }
  if (start === null) return undefined;
  const away = start.getTime() - now.getTime();
  return away < 0 ? `started ${formatDuration(-away)} ago` : `starts in ${formatDuration(away)}`;
}
