import type { InputType } from './template.ts';

/** What the author of a template reads for each type of input. */
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

/** What the author of a template reads at the choice whether a section is filled in when the work is over. */
export const afterWorkLabel = 'Filled in after the work';
