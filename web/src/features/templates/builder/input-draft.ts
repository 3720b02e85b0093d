import {
  getInputFields,
  freetextName,
  isInputType,
  type InputDefinition,
} from '@eptw/domain/template/input-definition';
import { listPurposes } from '@eptw/domain/template/input-purpose';
import { getInputModel } from '@eptw/domain/template/inputs/registry';
import { suggestName } from '@eptw/domain/template/normalize-definition';
import {
  inputTypes,
  type ColumnWidth,
  type InputOption,
  type InputType,
  type TemplateInput,
} from '@eptw/domain/template/template';
import { createId } from './builder-form.ts';

/** A choice in the dialog of its input. The id tells it from others, for two may be equal while they are typed. */
export interface DraftOption extends InputOption {
  id: string;
}

export function createOption(option: InputOption = { value: '', label: '' }): DraftOption {
  return { id: createId('option'), ...option };
}

/** An input in its dialog. What its type has no use for stays in here, and is back when another type is chosen. */
export interface InputDraft {
  type: InputType;
  label: string;
  name: string;
  placeholder: string;
  defaultValue: InputDefinition['defaultValue'];
  required: boolean;
  col: ColumnWidth;
  options: readonly DraftOption[];
  tooltip: boolean;
  tooltipText: string;
  /** Empty for none. */
  purpose: string;
}

/** The usual width of an input, in twelfths: what is short shares its row. */
const defaultWidths: Partial<Record<InputType, ColumnWidth>> = {
  text: 6,
  select: 6,
  date: 4,
  time: 4,
  daterange: 6,
  file: 6,
  esign: 6,
};

export function getDefaultWidth(type: InputType): ColumnWidth {
  return defaultWidths[type] ?? 12;
}

export const emptyInputDraft: InputDraft = {
  type: 'text',
  label: '',
  name: '',
  placeholder: '',
  defaultValue: undefined,
  required: false,
  col: getDefaultWidth('text'),
  options: [],
  tooltip: false,
  tooltipText: '',
  purpose: '',
};

/** An input that is there already, ready to be changed. */
export function toInputDraft({ type, options, ...input }: InputDefinition): InputDraft {
  return {
    ...emptyInputDraft,
    ...input,
    type: inputTypes.find((one) => one === type) ?? 'text',
    col: input.col === undefined ? 12 : (input.col as ColumnWidth),
    options: (options ?? []).map(createOption),
  };
}

function toInputOption({ value, label, exclusive }: DraftOption, type: InputType): InputOption {
  return { value, label, ...(exclusive && type === 'multicheck' && { exclusive }) };
}

/** The input that a dialog describes, without what its type has no use for. */
export function toInputDefinition(draft: InputDraft): InputDefinition {
  const { type, label, name, placeholder, defaultValue, required, col, options, tooltip, tooltipText, purpose } = draft;
  const has = getInputFields(type);
  return {
    type,
    label,
    name: has.takesValue ? name : freetextName,
    required: has.takesValue && required,
    col,
    ...(has.placeholder && placeholder !== '' && { placeholder }),
    ...(has.defaultValue && defaultValue !== undefined && { defaultValue }),
    ...(has.options && { options: options.map((option) => toInputOption(option, type)) }),
    tooltip: has.takesValue && tooltip,
    ...(has.takesValue && tooltipText !== '' && { tooltipText }),
    ...(purpose !== '' && { purpose }),
  };
}

/** The draft under another label. The name follows it for as long as nobody chose another one. */
export function withLabel(draft: InputDraft, label: string, nameFollows: boolean): InputDraft {
  const follows = nameFollows && draft.name === suggestName(draft.label);
  return { ...draft, label, ...(follows && { name: suggestName(label) }) };
}

/** The draft as another type of input; a default value or a purpose that does not suit it goes. */
export function withType(draft: InputDraft, type: InputType): InputDraft {
  const col = draft.col === getDefaultWidth(draft.type) ? getDefaultWidth(type) : draft.col;
  const name = draft.type === 'freetext' && draft.name === freetextName ? suggestName(draft.label) : draft.name;
  const purpose = listPurposes(type).find((one) => one === draft.purpose) ?? '';
  const next = { ...draft, type, col, name, purpose };
  return { ...next, defaultValue: keepValidDefault(next) };
}

/** The draft with other options. A default value follows the option that it names; when that is gone, it goes. */
export function withOptions(draft: InputDraft, options: readonly DraftOption[]): InputDraft {
  const renamed = new Map(options.map(({ id, value }) => [id, value]));
  const follow = (value: string) => {
    const named = draft.options.find((option) => option.value === value);
    return (named && renamed.get(named.id)) ?? value;
  };
  const { defaultValue: chosen } = draft;
  const defaultValue = Array.isArray(chosen)
    ? chosen.map(follow)
    : typeof chosen === 'string'
      ? follow(chosen)
      : chosen;
  const next = { ...draft, options, defaultValue };
  return { ...next, defaultValue: keepValidDefault(next) };
}

function keepValidDefault(draft: InputDraft): InputDefinition['defaultValue'] {
  const { value } = getInputModel(draft.type).read(draft.defaultValue, toDefaultValueInput(draft));
  return getInputFields(draft.type).defaultValue ? value : undefined;
}

/** The input as its own field draws it, so that its default value is chosen as it will be filled in. */
export function toDefaultValueInput({ type, name, placeholder, options }: InputDraft): TemplateInput {
  return {
    type: isInputType(type) ? type : 'text',
    name,
    label: 'Default value',
    ...(placeholder !== '' && { placeholder }),
    // What is still being typed has no label to be chosen by.
    options: options.filter(({ value, label }) => value.trim() !== '' && label.trim() !== ''),
  };
}
