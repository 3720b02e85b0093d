import { findAnswer, findInputByPurpose, type TitledForm } from '../purpose/inputs-by-purpose.ts';
import type { RawSubmission } from '../submission/parse-submission.ts';
import type { Submission } from '../model/submission.ts';
import { parseCalendarDate, parseTimeOfDay, type CalendarDay, type TimeOfDay } from '../../time/calendar.ts';
import { describeClockChange, toInstant, toStartOfDay } from '../../time/time-zone.ts';

/** When the work takes place, as instants; null if the form does not say. */
export interface Period {
  start: Date | null;
  end: Date | null;
}

/** The first and last day on a form, from two inputs or from one range. */
function readDays(
  template: TitledForm,
  submission: RawSubmission,
): [start: CalendarDay | null, end: CalendarDay | null] {
  const range = findAnswer(template, submission, 'period');
  const [first, last]: unknown[] = Array.isArray(range) ? range : [];
  return [
    parseDay(findAnswer(template, submission, 'startDate') ?? first),
    parseDay(findAnswer(template, submission, 'endDate') ?? last),
  ];
}

/**
 * Reads a form's period in its site's time zone: the dates with their times, if the form has them. A start without a
 * time is the beginning of its day, an end without a time the last millisecond of its day, so that the whole day
 * belongs to the period.
 */
export function readPeriod(template: TitledForm, submission: RawSubmission, timeZone: string): Period {
  const [start, end] = readDays(template, submission);
  const startTime = parseTime(findAnswer(template, submission, 'startTime'));
  const endTime = parseTime(findAnswer(template, submission, 'endTime'));
  return {
    start:
      start && (startTime ? toInstant({ ...start, ...startTime }, timeZone, 'start') : toStartOfDay(start, timeZone)),
    end: end && (endTime ? toInstant({ ...end, ...endTime }, timeZone, 'end') : getEndOfDay(end, timeZone)),
  };
}

/** Says what is meant by a time of the period that the clocks skip or repeat; undefined for any other input. */
export function describeClockChangeAt(
  template: TitledForm,
  submission: RawSubmission,
  inputName: string,
  timeZone: string,
): string | undefined {
  const [start, end] = readDays(template, submission);
  const days = { start, end };
  for (const side of ['start', 'end'] as const) {
    const day = days[side];
    const time = parseTime(findAnswer(template, submission, `${side}Time`));
    if (day && time && findInputByPurpose(template, `${side}Time`)?.name === inputName)
      return describeClockChange({ ...day, ...time }, timeZone, side);
  }
  return undefined;
}

function getEndOfDay(day: CalendarDay, timeZone: string): Date {
  return new Date(toStartOfDay({ ...day, day: day.day + 1 }, timeZone).getTime() - 1);
}

/** The 'Work Description' shown in lists: the form's answer, or empty. */
export function readWorkDescription(template: TitledForm, submission: Submission): string {
  const value = findAnswer(template, submission, 'work');
  return typeof value === 'string' ? value : '';
}

function parseDay(answer: unknown): CalendarDay | null {
  return (typeof answer === 'string' && parseCalendarDate(answer)) || null;
}

function parseTime(answer: unknown): TimeOfDay | null {
  return (typeof answer === 'string' && parseTimeOfDay(answer)) || null;
}
