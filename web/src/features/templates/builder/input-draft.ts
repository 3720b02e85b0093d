import { parseInputDefinition, toTemplateInput } from '@eptw/domain/template/input-definition';
import { listPurposes } from '@eptw/domain/template/input-purpose';
import type { InputDefinition, InputSettingName, SettingKind } from '@eptw/domain/template/input-setting';
import { freetextName, inputSettings, mapInputSettings } from '@eptw/domain/template/input-settings';
import { getInputModel } from '@eptw/domain/template/inputs/registry';
import { suggestName } from '@eptw/domain/template/normalize-definition';
import type { ColumnWidth, InputOption, InputType, TemplateInput } from '@eptw/domain/template/template';
import { createId } from './builder-form.ts';

/** A choice in the dialog of its input. The id tells it from others, for two may be equal while they are typed. */
export interface DraftOption extends InputOption {
  id: string;
}

export function createOption(option: InputOption = { value: '', label: '' }): DraftOption {
  return { id: createId('option'), ...option };
}

/** What a dialog holds of a setting: a text that is empty for none, a flag that is off, or nothing. */
type DraftValue<Name extends InputSettingName> =
  NonNullable<InputDefinition[Name]> extends string
    ? string
    : NonNullable<InputDefinition[Name]> extends boolean
      ? boolean
      : InputDefinition[Name];

/** An input in its dialog. What its type has no use for stays in here, and is back when another type is chosen. */
export type InputDraft = {
  [Name in Exclude<InputSettingName, 'col' | 'options'>]: DraftValue<Name>;
} & { type: InputType; col: ColumnWidth; options: readonly DraftOption[] };

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

/** An input that is there already, ready to be changed. */
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

/** The input that a dialog describes, without what its type has no use for. */
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
  return inputSettings.defaultValue.fits(draft.type) ? value : undefined;
}

/** The input as its own field draws it, so that its default value is chosen as it will be filled in. */
export function toDefaultValueInput({ type, name, placeholder, options }: InputDraft): TemplateInput {
  return {
    type,
    name,
    label: inputSettings.defaultValue.label,
    ...(placeholder !== '' && { placeholder }),
    // What is still being typed has no label to be chosen by.
    options: options.filter(({ value, label }) => value.trim() !== '' && label.trim() !== ''),
  };
}
