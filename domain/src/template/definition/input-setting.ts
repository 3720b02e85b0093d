import type { FieldValue } from '../../text/field-changes.ts';
import { validateText, type TextRule } from '../../text/plain-text.ts';
import { parseOptions } from '../model/input-options.ts';
import type { InputOption, InputPurpose, InputSettings, TemplateInput } from '../model/template.ts';

/** An input as its author left it: its type, width and purpose may be invalid. */
export type InputDefinition = Omit<TemplateInput, 'type' | 'col' | 'purpose'> & {
  type: string;
  col?: number;
  purpose?: string;
};

export type InputSettingName = keyof InputSettings;

/** What the other inputs of the form take up: their names, and the purposes that only one input may have. */
export interface OtherInputs {
  names: ReadonlySet<string>;
  purposes: ReadonlySet<InputPurpose>;
}

/** The kinds of value of a setting. The kind decides how the value is parsed and sent. */
interface SettingKinds {
  text: string;
  flag: boolean;
  number: number;
  options: InputOption[];
  defaultValue: string | boolean | string[];
}

export type SettingKind = keyof SettingKinds;

/** The kinds that match the type of a setting's value. */
type KindOf<Name> = Name extends InputSettingName
  ? {
      [Kind in SettingKind]: NonNullable<InputDefinition[Name]> extends SettingKinds[Kind] ? Kind : never;
    }[SettingKind]
  : never;

/** The settings that are free text. */
type TextSettingName = {
  [Name in InputSettingName]: string extends NonNullable<InputSettings[Name]> ? Name : never;
}[InputSettingName];

/**
 * Everything about one setting of an input. The builder, the API, the stored JSON, the template file and the
 * differences between versions are all derived from it.
 */
export interface InputSetting<Name extends InputSettingName = InputSettingName> {
  kind: KindOf<Name>;
  /** Label for the author, in the builder and before a problem. */
  label: string;
  /** Explains the setting in the builder. */
  help?: string;
  /** The name in the difference between two versions, if it is not the label. */
  labelInDifference?: (input: TemplateInput) => string;
  /** Description in the API documentation. */
  description?: string;
  /** A template file without it is damaged. */
  mandatory?: true;
  /** The longest text that the field in the builder accepts. */
  maxLength?: number;
  /** Whether a user filling in the input can notice a change of it. */
  visible: boolean;
  /** The value when an input does not set it; without a fallback it has none. */
  fallback?: NonNullable<InputDefinition[Name]>;
  /** Whether inputs of a type have it. */
  fits: (type: string) => boolean;
  /** Returns what is wrong with it, as a sentence. */
  check: (input: InputDefinition, others: OtherInputs) => string | undefined;
  /** The value for storage; undefined leaves it out. Only called for a valid input. */
  normalize: (input: TemplateInput) => InputSettings[Name] | undefined;
  /** The value as the difference between two versions shows it; omitted if another setting's text includes it. */
  describe?: (input: TemplateInput) => FieldValue;
}

/** Creates a setting that is an optional line of plain text. */
export function createTextSetting<Name extends TextSettingName>(
  name: Name,
  setting: Pick<InputSetting<Name>, 'label' | 'fits' | 'visible'> & { text: TextRule },
): InputSetting<Name> {
  const { text, ...rest } = setting;
  const read = (input: InputDefinition) => (input[name] as string | undefined) ?? '';
  return {
    kind: 'text' as KindOf<Name>,
    maxLength: text.maxLength,
    check: (input) => validateText(read(input), text),
    normalize: (input) => read(input).trim() || undefined,
    describe: read,
    ...rest,
  };
}

function parseDefault(value: unknown): SettingKinds['defaultValue'] | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined;
}

/** Parses an untrusted value of each kind; undefined for a value of another kind. */
export const parsersByKind: { readonly [Kind in SettingKind]: (value: unknown) => SettingKinds[Kind] | undefined } = {
  text: (value) => (typeof value === 'string' ? value : undefined),
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  number: (value) => (typeof value === 'number' ? value : undefined),
  options: parseOptions,
  defaultValue: parseDefault,
};
