import { message } from '../../message.ts';
import { isTimeOfDay } from '../calendar.ts';
import { inputModel } from './input-model.ts';
import { isText } from './plain-text.ts';

export const time = inputModel({
  hasShape: isText,
  wrongShape: 'Enter a time as HH:mm.',
  requiredMessage: message.fieldRequired,
  normalise: (value) => value.trim(),
  isEmpty: (value) => value === '',
  complaint(value) {
    if (isTimeOfDay(value)) return undefined;
    return { kind: 'invalid', message: 'This is no time of day. Enter it as HH:mm, from 00:00 to 23:59.' };
  },
  display: (value) => value,
});
