import type { InputType } from './template.ts';

/** Labels of the input types for the author of a template. */
export const inputTypeLabels: Record<InputType, string> = {
  text: 'Text',
  textarea: 'Long text',
  radio: 'Radio',
  checkbox: 'Checkbox',
  multicheck: 'Multicheck',
  date: 'Date',
  time: 'Time',
  daterange: 'Date range',
  select: 'Select',
  file: 'File',
  esign: 'Signature',
  freetext: 'Free text',
  map: 'Site map',
  reviewerlist: 'Reviewer list',
};

/** Label of the choice whether a section is filled in after the work. */
export const afterWorkLabel = 'Filled in after the work';
