import { answerFor, type PurposefulTemplate } from '../template/purpose-of-inputs.ts';
import type { Submission } from '../template/submission.ts';
import { instantOf } from './time-zone.ts';

const datePattern = /^(\d{4})-(\d\d)-(\d\d)$/;
const timePattern = /^(\d\d):(\d\d)$/;

/** When the work runs, as instants; null where the form does not say. */
export interface Period {
  start: Date | null;
  end: Date | null;
}

interface LocalDay {
  year: number;
  month: number;
  day: number;
}

/** The first and the last day that a form names, each in an input of its own or both in one range. */
function daysOf(template: PurposefulTemplate, submission: Submission): [start: LocalDay | null, end: LocalDay | null] {
  const range = answerFor(template, submission, 'period');
  const [first, last]: unknown[] = Array.isArray(range) ? range : [];
  return [
    localDate(answerFor(template, submission, 'startDate') ?? first),
    localDate(answerFor(template, submission, 'endDate') ?? last),
  ];
}

/**
 * Reads a form's period in its site's time zone: the dates with their times where the form has them. A start without a
 * time is the beginning of its day, an end without a time the last millisecond of it, so that the day itself still
 * counts as the permit's.
 */
export function periodOf(template: PurposefulTemplate, submission: Submission, timeZone: string): Period {
  const [start, end] = daysOf(template, submission);
  const startTime = localTime(answerFor(template, submission, 'startTime'));
  const endTime = localTime(answerFor(template, submission, 'endTime'));
  return {
    start: start && instantOf({ ...start, ...startTime }, timeZone),
    end: end && (endTime ? instantOf({ ...end, ...endTime }, timeZone) : endOfDay(end, timeZone)),
  };
}

function endOfDay(day: LocalDay, timeZone: string): Date {
  return new Date(instantOf({ ...day, day: day.day + 1 }, timeZone).getTime() - 1);
}

/** The 'Work Description' that lists show: the form's own words, or nothing. */
export function workDescriptionOf(template: PurposefulTemplate, submission: Submission): string {
  const value = answerFor(template, submission, 'work');
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

function localDate(value: unknown): LocalDay | null {
  const match = typeof value === 'string' ? datePattern.exec(value) : null;
  return match && { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

function localTime(value: unknown): { hour: number; minute: number } | null {
  const match = typeof value === 'string' ? timePattern.exec(value) : null;
  return match && { hour: Number(match[1]), minute: Number(match[2]) };
}
