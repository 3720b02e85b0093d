import type { Submission } from '../template/submission.ts';
import { instantOf } from './time-zone.ts';

/** The inputs that hold a form's period and what the work is. */
export interface PeriodInputs {
  start: string;
  end: string;
  description: string;
}

const byTitle: readonly [prefix: string, inputs: PeriodInputs][] = [
  ['B2 - CONFINED SPACE', { start: 'C11StartDate', end: 'C11EndDate', description: 'workDetails' }],
  ['B3 - LIFTING', { start: 'G11StartDate', end: 'G11EndDate', description: 'workDetails' }],
  ['B4 - WORK AT HEIGHT WEEK 1', { start: 'GW211StartDate', end: 'GW211EndDate', description: 'workDetails' }],
  ['B7 - SIPP PERMIT', { start: 'startDate', end: 'preferredEndDate', description: 'workDescription' }],
];

const hotWorks = /^B1D(\d\d) - HOT WORKS DAY \d\d$/;

/** Which inputs of a form hold its start, its end and its description: they depend on the form's title. */
export function periodInputs(title: string): PeriodInputs {
  const known = byTitle.find(([prefix]) => title.startsWith(prefix));
  if (known) return known[1];
  const day = hotWorks.exec(title)?.[1];
  if (day) {
    // The first two days are written without the leading zero, the others with it.
    const prefix = Number(day) <= 2 ? `D${Number(day)}` : `D${day}`;
    return { start: `${prefix}startDate`, end: `${prefix}endDate`, description: 'workDetails' };
  }
  return { start: 'startDate', end: 'dateEnd', description: 'workDetails' };
}

const datePattern = /^(\d{4})-(\d\d)-(\d\d)$/;
const timePattern = /^(\d\d):(\d\d)$/;

/** When the work runs, as instants; null where the form does not say. An end date means the end of that day. */
export interface Period {
  start: Date | null;
  end: Date | null;
}

/** Reads a form's period in its site's time zone. A start time is honoured where the form has one. */
export function periodOf(title: string, submission: Submission, timeZone: string): Period {
  const inputs = periodInputs(title);
  const start = localDate(submission[inputs.start]);
  const end = localDate(submission[inputs.end]);
  return {
    start: start && instantOf({ ...start, ...localTime(submission['startTime']) }, timeZone),
    // The last millisecond of the day, so that the day itself still counts as the permit's.
    end: end && new Date(instantOf({ ...end, day: end.day + 1 }, timeZone).getTime() - 1),
  };
}

/** The 'Work Description' that lists show: the form's own words, or nothing. */
export function workDescriptionOf(title: string, submission: Submission): string {
  const value = submission[periodInputs(title).description];
  return typeof value === 'string' ? value : '';
}

/** Due: undecided although its start has passed. */
export function isDue(permit: { status: string; start: Date | null }, now: Date): boolean {
  const undecided = permit.status === 'PendingPMApproval' || permit.status === 'PendingApproval';
  return undecided && permit.start !== null && permit.start < now;
}

/** Unclosed: still Approved although its end has passed. Such permits count against the submitter's quota. */
export function isUnclosed(permit: { status: string; end: Date | null }, now: Date): boolean {
  return permit.status === 'Approved' && permit.end !== null && permit.end < now;
}

function localDate(value: unknown): { year: number; month: number; day: number } | null {
  const match = typeof value === 'string' ? datePattern.exec(value) : null;
  return match && { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

function localTime(value: unknown): { hour: number; minute: number } {
  const match = typeof value === 'string' ? timePattern.exec(value) : null;
  return { hour: Number(match?.[1] ?? 0), minute: Number(match?.[2] ?? 0) };
}
