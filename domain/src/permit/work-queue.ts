import { getStatusRow, isUnapproved } from './status.ts';
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

/** Which end of the period a queue counts by: the end once that has passed, where that is what makes a permit overdue. */
export function findTimedBy({ status, end }: QueuedPermit, now: Date): 'start' | 'end' {
  return getStatusRow(status).overdueAfter === 'end' && end !== null && end < now ? 'end' : 'start';
}

/** How far away a time is, below its date: 'in 3 h' or '2 days ago'. */
export function formatDistance(at: Date, now: Date): string {
  const away = at.getTime() - now.getTime();
  return away < 0 ? `${formatDuration(-away)} ago` : `in ${formatDuration(away)}`;
}

/**
 * 'starts in 3 h', 'started 2 h ago' or 'was to start 2 h ago' and, where the end counts, 'ended 5 h ago'; undefined
 * without a date.
 */
export function formatTiming(permit: QueuedPermit, now: Date): string | undefined {
  const { status, start, end } = permit;
  if (end !== null && findTimedBy(permit, now) === 'end') return `ended ${formatDistance(end, now)}`;
  if (start === null) return undefined;
  const distance = formatDistance(start, now);
  if (start >= now) return `starts ${distance}`;
  // Without an approval nobody was allowed to start.
  return `${isUnapproved(status) ? 'was to start' : 'started'} ${distance}`;
}
