import { parseInputDefinition, toTemplateInput } from '@eptw/domain/template/definition/input-definition';
import { listPurposes } from '@eptw/domain/template/purpose/input-purpose';
import type { InputDefinition, InputSettingName, SettingKind } from '@eptw/domain/template/definition/input-setting';
import { freetextName, inputSettings, mapInputSettings } from '@eptw/domain/template/definition/input-settings';
import { getInputModel } from '@eptw/domain/template/inputs/registry';
import { suggestName } from '@eptw/domain/template/definition/normalize-definition';
import type { ColumnWidth, InputOption, InputType, TemplateInput } from '@eptw/domain/template/model/template';
import { createId } from './builder-form.ts';

/**
 * An option in the dialog of its input. The id identifies it, because two options may be equal while the author
 * types.
 */
export interface DraftOption extends InputOption {
  id: string;
}

export function createOption(option: InputOption = { value: '', label: '' }): DraftOption {
  return { id: createId('option'), ...option };
}

/** The dialog's value of a setting: a text that is empty for none, a flag that is off, or undefined. */
type DraftValue<Name extends InputSettingName> =
  NonNullable<InputDefinition[Name]> extends string
    ? string
    : NonNullable<InputDefinition[Name]> extends boolean
      ? boolean
      : InputDefinition[Name];

/** An input in its dialog. Settings that its type does not have are kept, and return when the type is changed back. */
export type InputDraft = {
  [Name in Exclude<InputSettingName, 'col' | 'options'>]: DraftValue<Name>;
} & { type: InputType; col: ColumnWidth; options: readonly DraftOption[] };

/** The default width of an input, in twelfths: short inputs share a row. */
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

const emptyValues = {
  text: '',
  flag: false,
  number: undefined,
  options: [],
  defaultValue: undefined,
} as const satisfies Record<SettingKind, unknown>;

export const emptyInputDraft = {
  ...mapInputSettings(({ kind, fallback }) => fallback ?? emptyValues[kind]),
  type: 'text',
  col: getDefaultWidth('text'),
} as InputDraft;

/** Turns an existing input into a draft. */
export function toInputDraft(input: InputDefinition): InputDraft {
  const { options = [], ...settings } = toTemplateInput(input);
  return {
    ...emptyInputDraft,
    ...settings,
    col: (input.col ?? 12) as ColumnWidth,
    purpose: input.purpose ?? '',
    options: options.map(createOption),
  };
}

/** Returns the input that a draft describes, without settings that its type does not have. */
export function toInputDefinition({ type, ...draft }: InputDraft): InputDefinition {
  const settings = mapInputSettings(({ fits }, name) => (fits(type) ? draft[name] : undefined));
  const name = settings.name ?? freetextName;
  const options = type === 'multicheck' ? draft.options : draft.options.map(({ value, label }) => ({ value, label }));
  return parseInputDefinition(
    type,
    { ...settings, name, options: settings.options && options },
    (_name, value) => value,
  );
}

/** Returns the draft with another label. The name follows it unless the author has chosen one. */
export function withLabel(draft: InputDraft, label: string, nameFollows: boolean): InputDraft {
  const isSuggestedName = nameFollows && draft.name === suggestName(draft.label);
  return { ...draft, label, ...(isSuggestedName && { name: suggestName(label) }) };
}

/** Returns the draft as another type of input; an unsuitable default value or purpose is removed. */
export function withType(draft: InputDraft, type: InputType): InputDraft {
  const col = draft.col === getDefaultWidth(draft.type) ? getDefaultWidth(type) : draft.col;
  const name = draft.type === 'freetext' && draft.name === freetextName ? suggestName(draft.label) : draft.name;
  const purpose = listPurposes(type).find((inputPurpose) => inputPurpose === draft.purpose) ?? '';
  const next = { ...draft, type, col, name, purpose };
  return { ...next, defaultValue: keepValidDefault(next) };
}

/** Returns the draft with other options. A default value follows its option, and is removed with it. */
export function withOptions(draft: InputDraft, options: readonly DraftOption[]): InputDraft {
  const valuesById = new Map(options.map(({ id, value }) => [id, value]));
  const toNewValue = (value: string) => {
    const option = draft.options.find((candidate) => candidate.value === value);
    return (option && valuesById.get(option.id)) ?? value;
  };
  const { defaultValue: oldDefault } = draft;
  const defaultValue = Array.isArray(oldDefault)
    ? oldDefault.map(toNewValue)
    : typeof oldDefault === 'string'
      ? toNewValue(oldDefault)
      : oldDefault;
  const next = { ...draft, options, defaultValue };
  return { ...next, defaultValue: keepValidDefault(next) };
}

function keepValidDefault(draft: InputDraft): InputDefinition['defaultValue'] {
  const { value } = getInputModel(draft.type).read(draft.defaultValue, toDefaultValueInput(draft));
  return inputSettings.defaultValue.fits(draft.type) ? value : undefined;
}

/** Returns the input as its own field renders it, so that its default value is entered as users will enter it. */
export function toDefaultValueInput({ type, name, placeholder, options }: InputDraft): TemplateInput {
  return {
    type,
    name,
    label: inputSettings.defaultValue.label,
    ...(placeholder !== '' && { placeholder }),
    // An option whose label is still being typed cannot be selected.
    options: options.filter(({ value, label }) => value.trim() !== '' && label.trim() !== ''),
  };
}
