import { message } from '../../message.ts';
import { inputModel } from './input-model.ts';
import { cleanLines, isText, longerThan } from './plain-text.ts';

/** The longest text of many lines, in characters. */
export const textareaLimit = 10_000;

export const textarea = inputModel({
  hasShape: isText,
  wrongShape: 'Enter a text here.',
  requiredMessage: message.fieldRequired,
  normalise: cleanLines,
  isEmpty: (value) => value === '',
  complaint: (value) => longerThan(value, textareaLimit),
  display: (value) => value,
});
