import { message } from '../../message.ts';
import { isTimeOfDay } from '../../time/calendar.ts';
import { createDateProblem } from './date-problem.ts';
import { createInputModel } from './input-model.ts';
import { isText } from './stored-text.ts';

export const time = createInputModel({
  hasType: isText,
  wrongTypeMessage: 'Enter a time as HH:mm.',
  requiredMessage: message.fieldRequired,
  normalise: (value) => value.trim(),
  isEmpty: (value) => value === '',
  findProblem(value) {
    if (isTimeOfDay(value)) return undefined;
    return createDateProblem('This is not a valid time. Enter it as HH:mm, from 00:00 to 23:59.', value);
  },
  display: (value) => value,
});
