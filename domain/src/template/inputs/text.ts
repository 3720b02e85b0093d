import { message } from '../../message.ts';
import { inputModel } from './input-model.ts';
import { cleanLine, isText, longerThan } from './plain-text.ts';

/** The longest text of one line, in characters. */
export const textLimit = 500;

export const text = inputModel({
  hasShape: isText,
  wrongShape: 'Enter a text here.',
  requiredMessage: message.fieldRequired,
  normalise: cleanLine,
  isEmpty: (value) => value === '',
  complaint: (value) => longerThan(value, textLimit),
  display: (value) => value,
});
