import { message } from '../../message.ts';
import { readableDate } from '../../permit/date-words.ts';
import { isCalendarDate } from '../calendar.ts';
import { inputModel } from './input-model.ts';
import { isText } from './plain-text.ts';

export const date = inputModel({
  hasShape: isText,
  wrongShape: 'Enter a date as YYYY-MM-DD.',
  requiredMessage: message.signatureRequired,
  normalise: (value) => value.trim(),
  isEmpty: (value) => value === '',
  complaint(value) {
    if (isCalendarDate(value)) return undefined;
    return { kind: 'invalid', message: 'This is no date of the calendar. Enter it as YYYY-MM-DD.' };
  },
  display: readableDate,
});
