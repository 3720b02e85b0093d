import type { Status } from './status.ts';
import { dayAround } from './time-zone.ts';

/** The groups of a work queue, the most urgent first. */
export const queueGroups = ['overdue', 'today', 'tomorrow', 'later'] as const;

export type QueueGroup = (typeof queueGroups)[number];

/** What stands over the permits of a group. */
export const queueGroupTitles: Readonly<Record<QueueGroup, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
};

/**
 * Which moment must not pass before somebody acts. What is to be decided is overdue once the work should have started;
 * what was approved, once the work should have ended.
 */
export const overdueAfter: Readonly<Record<Status, 'start' | 'end'>> = {
  PendingPMApproval: 'start',
  PendingApproval: 'start',
  Rejected: 'start',
  Approved: 'end',
  PendingClosure: 'end',
  PendingCancel: 'end',
  Completed: 'end',
  Cancelled: 'end',
};

/** A permit as a queue looks at it. */
export interface QueuedPermit {
  status: Status;
  start: Date | null;
  end: Date | null;
}

/** Where the days of a queue end in a time zone: what starts before these moments starts today or tomorrow. */
export function queueDays(now: Date, timeZone: string): { todayEnds: Date; tomorrowEnds: Date } {
  const todayEnds = dayAround(now, timeZone).to;
  return { todayEnds, tomorrowEnds: dayAround(todayEnds, timeZone).to };
}

/**
 * The group of a permit by the days of its site. Whatever is not overdue and started before is for today; without a
 * start nothing presses, so it is for later. The server sorts by the twin of this in SQL.
 */
export function queueGroupOf({ status, start, end }: QueuedPermit, timeZone: string, now: Date): QueueGroup {
  const limit = overdueAfter[status] === 'start' ? start : end;
  if (limit !== null && limit < now) return 'overdue';
  if (start === null) return 'later';
  const { todayEnds, tomorrowEnds } = queueDays(now, timeZone);
  if (start < todayEnds) return 'today';
  return start < tomorrowEnds ? 'tomorrow' : 'later';
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a time is, as one says it at a glance: '40 min', '3 h', '2 days'. Whole hours up to two days. */
export function lengthWords(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} days`;
}

/** 'starts in 3 h', 'started 2 h ago' and, where the end is what counts, 'ended 5 h ago'; nothing without a date. */
export function whenWords({ status, start, end }: QueuedPermit, now: Date): string | undefined {
  if (overdueAfter[status] === 'end' && end !== null && end < now) {
    return `ended ${lengthWords(now.getTime() - end.getTime())} ago`;
  }
  if (start === null) return undefined;
  const away = start.getTime() - now.getTime();
  return away < 0 ? `started ${lengthWords(-away)} ago` : `starts in ${lengthWords(away)}`;
}
