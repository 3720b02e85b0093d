import { findInputByPurpose, findTextAnswer, type TitledForm } from '../purpose/inputs-by-purpose.ts';
import { endBeforeStartMessage } from '../inputs/daterange.ts';
import type { Submission } from '../model/submission.ts';
import type { InputPurpose, TemplateInput } from '../model/template.ts';
import { formatDay, formatDayAndTime } from '../../time/format-date.ts';
import { invalidYearMessage, isReportYear } from '../../time/month.ts';
import { getLocalDay } from '../../time/time-zone.ts';
import { readPeriod, type Period } from './period.ts';

/** The limits on the period of a form when it is submitted. */
export interface PeriodLimits {
  now: Date;
  timeZone: string;
  /** The period of the permit that the form is attached to, or that the child permit is raised on. */
  permit?: Period | undefined;
}

/** An input that makes the period impossible, with the message. */
export interface PeriodProblem {
  input: TemplateInput;
  message: string;
}

/** Of years that no site has been in, and that nobody can plan for. */
const impossibleYear = {
  start: 'The start is in a year that cannot be right.',
  end: 'The end is in a year that cannot be right.',
} as const;

/**
 * Returns what is impossible about the period of a form: an end before the start; with limits also a year that
 * cannot be right, an end in the past, and a period outside that of the permit. The problem is reported at the time if the day itself is possible. A
 * form with days only may use the first and last day of its permit, whatever the permit's times are.
 */
export function findPeriodProblems(
  template: TitledForm,
  submission: Submission,
  limits: PeriodLimits | undefined,
): PeriodProblem[] {
  const zone = limits?.timeZone ?? 'UTC';
  const { start, end } = readPeriod(template, submission, zone);
  const isSameDay = (one: Date, other: Date) => formatDay(one, zone) === formatDay(other, zone);
  const isFilled = (purpose: InputPurpose) => findTextAnswer(template, submission, purpose) !== '';
  const createProblems = (side: 'start' | 'end', isTimeAtFault: boolean, message: string): PeriodProblem[] => {
    const timeInput =
      isTimeAtFault && isFilled(`${side}Time`) ? findInputByPurpose(template, `${side}Time`) : undefined;
    const input = timeInput ?? findInputByPurpose(template, `${side}Date`) ?? findInputByPurpose(template, 'period');
    return input ? [{ input, message }] : [];
  };
  if (start && end && end <= start) {
    const isOneDay = isSameDay(start, end);
    return createProblems(
      'end',
      isOneDay,
      isOneDay ? 'The end time is not after the start time.' : endBeforeStartMessage,
    );
  }
  if (!limits) return [];
  const { now, permit } = limits;
  const problems = (['start', 'end'] as const).flatMap((side) => {
    const at = side === 'start' ? start : end;
    const isPossible = at === null || isReportYear(getLocalDay(at, zone).year);
    return isPossible ? [] : createProblems(side, false, `${impossibleYear[side]} ${invalidYearMessage}`);
  });
  if (problems.length > 0) return problems;
  if (end && end < now)
    problems.push(...createProblems('end', isSameDay(end, now), 'This end has already passed. Choose a later one.'));
  if (start && permit?.start && start < permit.start) {
    const isOneDay = isSameDay(start, permit.start);
    const problem = `The permit itself starts on ${formatDayAndTime(permit.start, zone)}. Choose a start within its period.`;
    if (!isOneDay || isFilled('startTime')) problems.push(...createProblems('start', isOneDay, problem));
  }
  if (end && permit?.end && end > permit.end) {
    const isOneDay = isSameDay(end, permit.end);
    const problem = `The permit itself ends on ${formatDayAndTime(permit.end, zone)}. Choose an end within its period.`;
    if (!isOneDay || isFilled('endTime')) problems.push(...createProblems('end', isOneDay, problem));
  }
  return problems;
}

/** Whether two periods are the same, so that an edit between them caused none of the problems. */
export function isSamePeriod(one: Period, other: Period): boolean {
  return one.start?.getTime() === other.start?.getTime() && one.end?.getTime() === other.end?.getTime();
}
