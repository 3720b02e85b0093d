import type { FieldValue } from '../text/field-changes.ts';
import { validateText, type TextRule } from '../text/plain-text.ts';
import { parseOptions } from './input-options.ts';
import type { InputOption, InputPurpose, InputSettings, TemplateInput } from './template.ts';

/** An input as its author left it: its type, its width and its purpose may be anything. */
export type InputDefinition = Omit<TemplateInput, 'type' | 'col' | 'purpose'> & {
  type: string;
  col?: number;
  purpose?: string;
};

export type InputSettingName = keyof InputSettings;

/** What the other inputs of the form use up: their names, and the purposes that only one input can have. */
export interface OtherInputs {
  names: ReadonlySet<string>;
  purposes: ReadonlySet<InputPurpose>;
}

/** The kinds of value that a setting can have. A kind decides how the value is read and how it is sent. */
interface SettingKinds {
  text: string;
  flag: boolean;
  number: number;
  options: InputOption[];
  defaultValue: string | boolean | string[];
}

export type SettingKind = keyof SettingKinds;

/** The kinds that fit the type of a setting's value. */
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
 * Everything that is known of one setting of an input. The builder, the API, the stored JSON, the template file and the
 * differences between versions are all made from it.
 */
export interface InputSetting<Name extends InputSettingName = InputSettingName> {
  kind: KindOf<Name>;
  /** What its author reads, in the builder and in front of a problem. */
  label: string;
  /** Explains the setting in the builder. */
  help?: string;
  /** What the difference between two versions calls it, where that is not its label. */
  labelInDifference?: (input: TemplateInput) => string;
  /** Explains it in the documentation of the API. */
  description?: string;
  /** A template file without it is damaged. */
  mandatory?: true;
  /** The longest text, for the field in the builder. */
  maxLength?: number;
  /** Whether a person who fills the input in can notice that it changed. */
  visible: boolean;
  /** The value of an input that says nothing of it; without one, such an input has none. */
  fallback?: NonNullable<InputDefinition[Name]>;
  /** Whether inputs of a type have it. */
  fits: (type: string) => boolean;
  /** What is wrong with it, in a sentence. */
  check: (input: InputDefinition, others: OtherInputs) => string | undefined;
  /** The value as it is stored; undefined leaves it out. Only called for an input without problems. */
  normalize: (input: TemplateInput) => InputSettings[Name] | undefined;
  /** The value as the difference between two versions shows it; absent where another setting's text says it. */
  describe?: (input: TemplateInput) => FieldValue;
}

/** The setting that is a line of plain text and may be left out. */
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

/** How a value of each kind is read from outside; undefined for a value of another kind. */
export const parsersByKind: { readonly [Kind in SettingKind]: (value: unknown) => SettingKinds[Kind] | undefined } = {
  text: (value) => (typeof value === 'string' ? value : undefined),
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  number: (value) => (typeof value === 'number' ? value : undefined),
  options: parseOptions,
  defaultValue: parseDefault,
};
