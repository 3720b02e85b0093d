import { message } from '../../message.ts';
import { formatCalendarDate } from '../../time/format-date.ts';
import { isCalendarDate } from '../../time/calendar.ts';
import { createDateProblem } from './date-problem.ts';
import { createInputModel } from './input-model.ts';
import { isText } from './stored-text.ts';

export const date = createInputModel({
  hasType: isText,
  wrongTypeMessage: 'Enter a date as YYYY-MM-DD.',
  requiredMessage: message.signatureRequired,
  normalise: (value) => value.trim(),
  isEmpty: (value) => value === '',
  findProblem(value) {
    if (isCalendarDate(value)) return undefined;
    return createDateProblem('This is not a valid date. Enter it as YYYY-MM-DD.', value);
  },
  display: formatCalendarDate,
});
