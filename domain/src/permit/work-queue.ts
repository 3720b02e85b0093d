import { getStatusRow, isUnapproved } from './status.ts';
import { formatDistance } from '../time/format-ago.ts';
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

/** Which end of the period a queue counts by: the end once that has passed, where that is what makes a permit overdue. */
export function findTimedBy({ status, end }: QueuedPermit, now: Date): 'start' | 'end' {
  return getStatusRow(status).overdueAfter === 'end' && end !== null && end < now ? 'end' : 'start';
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
