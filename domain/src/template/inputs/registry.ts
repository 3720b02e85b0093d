import type { SubmissionValue } from '../model/submission.ts';
import type { InputType } from '../model/template.ts';
import { checkbox } from './checkbox.ts';
import { date } from './date.ts';
import { daterange } from './daterange.ts';
import { esign } from './esign.ts';
import { file } from './file.ts';
import { freetext } from './freetext.ts';
import type { InputModel } from './input-model.ts';
import { map } from './map.ts';
import { multicheck } from './multicheck.ts';
import { radio } from './radio.ts';
import { reviewerlist } from './reviewerlist.ts';
import { select } from './select.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { time } from './time.ts';

/** Every input type's model. A type without one does not compile. */
export const inputModels = {
  text,
  textarea,
  radio,
  checkbox,
  multicheck,
  date,
  time,
  daterange,
  select,
  file,
  esign,
  freetext,
  map,
  reviewerlist,
} satisfies Record<InputType, InputModel<SubmissionValue>>;

/** The model of an input type, for code that handles all types alike. */
export function getInputModel(type: InputType): InputModel<SubmissionValue> {
  return inputModels[type];
}
