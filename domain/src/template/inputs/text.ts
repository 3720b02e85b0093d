import { message } from '../../message.ts';
import { createInputModel } from './input-model.ts';
import { checkLength, cleanLine, displayLine, isText } from './stored-text.ts';

/** The longest single-line text, in characters. */
export const maxTextLength = 500;

export const text = createInputModel({
  hasType: isText,
  wrongTypeMessage: 'Enter a text here.',
  requiredMessage: message.fieldRequired,
  normalise: cleanLine,
  isEmpty: (value) => value === '',
  findProblem: (value) => checkLength(value, maxTextLength),
  display: displayLine,
});
