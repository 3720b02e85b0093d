import { message } from '../../message.ts';
import { formatCalendarDate } from '../../time/format-date.ts';
import { isCalendarDate } from '../../time/calendar.ts';
import { createDateProblem } from './date-problem.ts';
import { createInputModel, type FoundProblem } from './input-model.ts';
import { isTextList } from './text-list.ts';

/** The message for a first day after the last one, wherever a period is entered. */
export const endBeforeStartMessage = 'The end date is before the start date.';

function findRangeProblem(range: string[]): FoundProblem | undefined {
  const [start, end] = range;
  if (range.length > 2 || start === undefined || end === undefined) {
    return { kind: 'invalid', message: 'Give one start date and one end date.' };
  }
  if (start === '' || end === '')
    return { ...createDateProblem('Choose both the start date and the end date.', start, end), kind: 'required' };
  if (!isCalendarDate(start) || !isCalendarDate(end)) {
    return createDateProblem('One of the two is not a valid date. Enter both as YYYY-MM-DD.', start, end);
  }
  return end < start ? createDateProblem(endBeforeStartMessage, start, end) : undefined;
}

/** A first and a last day; they may be the same. */
export const daterange = createInputModel({
  hasType: isTextList,
  wrongTypeMessage: 'Give a start date and an end date.',
  requiredMessage: message.fieldRequired,
  normalise: (range) => range.map((day) => day.trim()),
  isEmpty: (range) => range.every((day) => day === ''),
  findProblem: findRangeProblem,
  display: (range) => range.map(formatCalendarDate).join(' to '),
});
