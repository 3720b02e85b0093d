import { toLineFeeds } from '../../text/stored-text.ts';
import { message } from '../../message.ts';
import { createInputModel } from './input-model.ts';
import { checkLength, cleanLines, isText } from './stored-text.ts';

/** The longest multi-line text, in characters. */
export const maxTextareaLength = 10_000;

export const textarea = createInputModel({
  hasType: isText,
  wrongTypeMessage: 'Enter a text here.',
  requiredMessage: message.fieldRequired,
  normalise: cleanLines,
  isEmpty: (value) => value === '',
  findProblem: (value) => checkLength(value, maxTextareaLength),
  display: toLineFeeds,
});
