import { getInputModel } from '@eptw/domain/template/inputs/registry';
import { isTextList } from '@eptw/domain/template/inputs/text-list';
import { absentValue, type InputRenderer } from './printed-value.ts';

/** The value as the input's own model puts it into words. */
export const renderText: InputRenderer = ({ input, value }) => {
  const model = getInputModel(input.type);
  if (value === undefined || model.isEmpty(value, input)) return absentValue('Not filled in');
  return [{ kind: 'words', text: model.display(value, input) }];
};

export const renderCheckbox: InputRenderer = ({ value }) =>
  value === true ? [{ kind: 'words', text: '☑ Confirmed' }] : absentValue('☐ Not ticked');

export const renderMulticheck: InputRenderer = ({ input, value }) => {
  if (!isTextList(value) || value.length === 0) return absentValue('None selected');
  const labels = value.map((chosen) => input.options?.find((option) => option.value === chosen)?.label ?? chosen);
  return [{ kind: 'words', text: labels.map((label) => `☑ ${label}`).join('\n') }];
};

export const renderReviewerList: InputRenderer = ({ value, people }) =>
  isTextList(value) && value.length > 0
    ? [{ kind: 'words', text: value.map((id) => people[id] ?? 'Former user').join(', ') }]
    : absentValue('None selected');

/** A paragraph of the template: its label says it all. */
export const renderFreeText: InputRenderer = () => [];
