import { formatDay, formatDayAndTime } from '../../time/format-date.ts';
import type { Period } from './period.ts';

/** Whoever raises a permit that starts at once fills it in for a while. */
const toleranceMs = 60 * 60_000;

/**
 * What may be a slip about a period that is possible, each as a sentence: a start in the past, one more than a year away,
 * and more than a year in length. Nothing is refused for it; whoever sends it says that it is right. A period without a
 * time starts with its day, so that one of today is not past.
 */
export function listPeriodQuestions({ start, end }: Period, now: Date, timeZone: string): string[] {
  const questions: string[] = [];
  const isToday = start !== null && formatDay(start, timeZone) === formatDay(now, timeZone);
  const isWholeDay =
    start !== null && formatDay(new Date(start.getTime() - 1), timeZone) !== formatDay(start, timeZone);
  if (start && now.getTime() - start.getTime() > toleranceMs && !(isToday && isWholeDay))
    questions.push(`It began on ${formatDayAndTime(start, timeZone)}, which has passed.`);
  if (start && start > addYear(now))
    questions.push(`It begins more than a year from now, on ${formatDay(start, timeZone)}.`);
  if (start && end && end > addYear(start))
    questions.push(`It lasts more than a year, until ${formatDay(end, timeZone)}.`);
  return questions;
}

function addYear(time: Date): Date {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}
