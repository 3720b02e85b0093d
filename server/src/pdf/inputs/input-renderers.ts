import type { InputType } from '@eptw/domain/template/template';
import { renderFiles, renderMap, renderSignature } from './picture-renderers.ts';
import type { InputRenderer } from './printed-value.ts';
import { renderCheckbox, renderFreeText, renderText, renderMulticheck, renderReviewerList } from './text-renderers.ts';

/** What each type of input says on paper. A type without a face does not compile. */
export const inputRenderers = {
  text: renderText,
  textarea: renderText,
  radio: renderText,
  select: renderText,
  time: renderText,
  checkbox: renderCheckbox,
  multicheck: renderMulticheck,
  date: renderText,
  daterange: renderText,
  file: renderFiles,
  esign: renderSignature,
  freetext: renderFreeText,
  map: renderMap,
  reviewerlist: renderReviewerList,
} satisfies Record<InputType, InputRenderer>;
