import type { InputType } from '@eptw/domain/template/template';
import { fileFace, mapFace, signatureFace } from './pictures.ts';
import type { InputFace } from './told.ts';
import { checkboxFace, freeTextFace, inWords, multicheckFace, reviewerListFace } from './words.ts';

/** What each type of input says on paper. A type without a face does not compile. */
export const inputFaces = {
  text: inWords,
  textarea: inWords,
  radio: inWords,
  select: inWords,
  time: inWords,
  checkbox: checkboxFace,
  multicheck: multicheckFace,
  date: inWords,
  daterange: inWords,
  file: fileFace,
  esign: signatureFace,
  freetext: freeTextFace,
  map: mapFace,
  reviewerlist: reviewerListFace,
} satisfies Record<InputType, InputFace>;
