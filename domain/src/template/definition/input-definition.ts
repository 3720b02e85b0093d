import { inputSettingEntries, inputSettings } from './input-settings.ts';
import { isInputType } from '../model/input-type-table.ts';
import { parsersByKind, type InputDefinition, type InputSettingName, type OtherInputs } from './input-setting.ts';
import { isInputPurpose } from '../purpose/input-purpose.ts';
import { columnWidths, type TemplateInput } from '../model/template.ts';

/** A field of an input that a problem can be about. */
export type InputField = 'type' | InputSettingName;

export const inputFields: readonly InputField[] = ['type', ...inputSettingEntries.map(([name]) => name)];

/** A problem with one field of an input, as a sentence. */
export interface InputProblem {
  field: InputField;
  message: string;
}

/** The name of an input's field where no form shows it. */
export function formatInputField(field: InputField): string {
  return field === 'type' ? 'type' : inputSettings[field].label.toLowerCase();
}

const noOtherInputs: OtherInputs = { names: new Set(), purposes: new Set() };

/** All problems of one input, given the other inputs of its form. */
export function validateInput(input: InputDefinition, others: OtherInputs = noOtherInputs): InputProblem[] {
  const typeProblem = isInputType(input.type) ? undefined : 'Choose one of the input types.';
  const problems: [InputField, string | undefined][] = [
    ['type', typeProblem],
    ...inputSettingEntries.map(([name, { check }]): [InputField, string | undefined] => [name, check(input, others)]),
  ];
  return problems.flatMap(([field, sentence]) => (sentence === undefined ? [] : [{ field, message: sentence }]));
}

function isUnset(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Parses an input from an untrusted source: a caller of the API, the API itself, a template file or a dialog. Null
 * counts as omitted. `onUnreadable` receives a value of the wrong kind and returns its replacement.
 */
export function parseInputDefinition(
  type: string,
  members: Readonly<Partial<Record<InputSettingName, unknown>>>,
  onUnreadable: (name: InputSettingName, value: unknown) => unknown,
): InputDefinition {
  const settings = inputSettingEntries.flatMap(([name, { kind, fallback }]): [string, unknown][] => {
    const member = members[name] ?? fallback;
    if (member === undefined) return [];
    const value = parsersByKind[kind](member) ?? onUnreadable(name, member);
    return isUnset(value) && fallback === undefined ? [] : [[name, value]];
  });
  return { type, ...Object.fromEntries(settings) } as InputDefinition;
}

/** Converts any input to one that can be rendered: an unknown type becomes text, an unknown width a full row. */
export function toTemplateInput({ purpose = '', ...input }: InputDefinition): TemplateInput {
  return {
    ...input,
    type: isInputType(input.type) ? input.type : 'text',
    col: columnWidths.find((width) => width === input.col) ?? 12,
    ...(isInputPurpose(purpose) && { purpose }),
  };
}

/** Normalises a valid input for storage: texts trimmed, every width explicit, empty settings left out. */
export function normalizeInput(input: InputDefinition): TemplateInput {
  const { type, col = 12 } = input;
  if (!isInputType(type) || !columnWidths.some((width) => width === col)) {
    throw new Error(`'${input.name}' has problems`);
  }
  const settings = inputSettingEntries.flatMap(([name, { normalize }]): [string, unknown][] => {
    const value = normalize(input as TemplateInput);
    return value === undefined ? [] : [[name, value]];
  });
  return { type, ...Object.fromEntries(settings) } as unknown as TemplateInput;
}
