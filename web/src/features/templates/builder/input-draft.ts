import { fieldsOf, freetextName, isInputType, type InputDefinition } from '@eptw/domain/template/input-definition';
import { purposesOf } from '@eptw/domain/template/input-purpose';
import { modelOf } from '@eptw/domain/template/inputs/registry';
import { nameFromLabel } from '@eptw/domain/template/sound-definition';
import {
  inputTypes,
  type ColumnWidth,
  type InputOption,
  type InputType,
  type TemplateInput,
} from '@eptw/domain/template/template';
import { newId } from './built-form.ts';

/** A choice in the dialog of its input. The id tells it from others, for two may be equal while they are typed. */
export interface DraftOption extends InputOption {
  id: string;
}

export function newOption(option: InputOption = { value: '', label: '' }): DraftOption {
  return { id: newId('option'), ...option };
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
const usualWidths: Partial<Record<InputType, ColumnWidth>> = {
  text: 6,
  select: 6,
  date: 4,
  time: 4,
  daterange: 6,
  file: 6,
  esign: 6,
};

export function usualWidth(type: InputType): ColumnWidth {
  return usualWidths[type] ?? 12;
}

export const newInput: InputDraft = {
  type: 'text',
  label: '',
  name: '',
  placeholder: '',
  defaultValue: undefined,
  required: false,
  col: usualWidth('text'),
  options: [],
  tooltip: false,
  tooltipText: '',
  purpose: '',
};

/** An input that is there already, ready to be changed. */
export function draftOf({ type, options, ...input }: InputDefinition): InputDraft {
  return {
    ...newInput,
    ...input,
    type: inputTypes.find((one) => one === type) ?? 'text',
    col: input.col === undefined ? 12 : (input.col as ColumnWidth),
    options: (options ?? []).map(newOption),
  };
}

function optionOf({ value, label, exclusive }: DraftOption, type: InputType): InputOption {
  return { value, label, ...(exclusive && type === 'multicheck' && { exclusive }) };
}

/** The input that a dialog describes, without what its type has no use for. */
export function inputOf(draft: InputDraft): InputDefinition {
  const { type, label, name, placeholder, defaultValue, required, col, options, tooltip, tooltipText, purpose } = draft;
  const has = fieldsOf(type);
  return {
    type,
    label,
    name: has.takesValue ? name : freetextName,
    required: has.takesValue && required,
    col,
    ...(has.placeholder && placeholder !== '' && { placeholder }),
    ...(has.defaultValue && defaultValue !== undefined && { defaultValue }),
    ...(has.options && { options: options.map((option) => optionOf(option, type)) }),
    tooltip: has.takesValue && tooltip,
    ...(has.takesValue && tooltipText !== '' && { tooltipText }),
    ...(purpose !== '' && { purpose }),
  };
}

/** The draft under another label. The name follows it for as long as nobody chose another one. */
export function relabelled(draft: InputDraft, label: string, nameFollows: boolean): InputDraft {
  const follows = nameFollows && draft.name === nameFromLabel(draft.label);
  return { ...draft, label, ...(follows && { name: nameFromLabel(label) }) };
}

/** The draft as another type of input; a default value or a purpose that does not suit it goes. */
export function retyped(draft: InputDraft, type: InputType): InputDraft {
  const col = draft.col === usualWidth(draft.type) ? usualWidth(type) : draft.col;
  const name = draft.type === 'freetext' && draft.name === freetextName ? nameFromLabel(draft.label) : draft.name;
  const purpose = purposesOf(type).find((one) => one === draft.purpose) ?? '';
  const next = { ...draft, type, col, name, purpose };
  return { ...next, defaultValue: suitableDefault(next) };
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
  return { ...next, defaultValue: suitableDefault(next) };
}

function suitableDefault(draft: InputDraft): InputDefinition['defaultValue'] {
  const { value } = modelOf(draft.type).read(draft.defaultValue, fieldOf(draft));
  return fieldsOf(draft.type).defaultValue ? value : undefined;
}

/** The input as its own field draws it, so that its default value is chosen as it will be filled in. */
export function fieldOf({ type, name, placeholder, options }: InputDraft): TemplateInput {
  return {
    type: isInputType(type) ? type : 'text',
    name,
    label: 'Default value',
    ...(placeholder !== '' && { placeholder }),
    // What is still being typed has no label to be chosen by.
    options: options.filter(({ value, label }) => value.trim() !== '' && label.trim() !== ''),
  };
}
