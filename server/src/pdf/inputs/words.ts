import { modelOf } from '@eptw/domain/template/inputs/registry';
import { isTextList } from '@eptw/domain/template/inputs/text-list';
import { absent, type InputFace } from './told.ts';

/** The value as the input's own model puts it into words. */
export const inWords: InputFace = ({ input, value }) => {
  const model = modelOf(input.type);
  if (value === undefined || model.isEmpty(value, input)) return absent('Not filled in');
  return [{ kind: 'words', text: model.display(value, input) }];
};

export const checkboxFace: InputFace = ({ value }) =>
  value === true ? [{ kind: 'words', text: '☑ Confirmed' }] : absent('☐ Not ticked');

export const multicheckFace: InputFace = ({ input, value }) => {
  if (!isTextList(value) || value.length === 0) return absent('None chosen');
  const labels = value.map((chosen) => input.options?.find((option) => option.value === chosen)?.label ?? chosen);
  return [{ kind: 'words', text: labels.map((label) => `☑ ${label}`).join('\n') }];
};

export const reviewerListFace: InputFace = ({ value, people }) =>
  isTextList(value) && value.length > 0
    ? [{ kind: 'words', text: value.map((id) => people[id] ?? 'Someone who has left').join(', ') }]
    : absent('Nobody chosen');

/** A paragraph of the template: its label says it all. */
export const freeTextFace: InputFace = () => [];
