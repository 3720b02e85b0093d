import { inputSettingEntries, inputSettings, isInputType } from './input-settings.ts';
import { parsersByKind, type InputDefinition, type InputSettingName, type OtherInputs } from './input-setting.ts';
import { isInputPurpose } from './input-purpose.ts';
import { columnWidths, type TemplateInput } from './template.ts';

/** What an author may have to change on an input. */
export type InputField = 'type' | InputSettingName;

/** What is wrong with one field of an input, in a sentence. */
export interface InputProblem {
  field: InputField;
  message: string;
}

/** What a field of an input is called where no form shows it. */
export function formatInputField(field: InputField): string {
  return field === 'type' ? 'type' : inputSettings[field].label.toLowerCase();
}

const noOtherInputs: OtherInputs = { names: new Set(), purposes: new Set() };

/** Everything that is wrong with one input beside the others of its form. */
export function validateInput(input: InputDefinition, others: OtherInputs = noOtherInputs): InputProblem[] {
  const typeProblem = isInputType(input.type) ? undefined : 'Choose one of the input types.';
  const problems: [InputField, string | undefined][] = [
    ['type', typeProblem],
    ...inputSettingEntries.map(([name, { check }]): [InputField, string | undefined] => [name, check(input, others)]),
  ];
  return problems.flatMap(([field, sentence]) => (sentence === undefined ? [] : [{ field, message: sentence }]));
}

function saysNothing(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * The input that these members describe, as somebody else wrote them: a caller of the API, the API itself, a template
 * file or a dialog. Null counts as left out. `onUnreadable` is given a value of another kind, and answers what stands in
 * its place.
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
    return saysNothing(value) && fallback === undefined ? [] : [[name, value]];
  });
  return { type, ...Object.fromEntries(settings) } as InputDefinition;
}

/** Whatever an input is like, as one that can be drawn: of an unknown type as text, of an unknown width as a row. */
export function toTemplateInput({ purpose = '', ...input }: InputDefinition): TemplateInput {
  return {
    ...input,
    type: isInputType(input.type) ? input.type : 'text',
    col: columnWidths.find((width) => width === input.col) ?? 12,
    ...(isInputPurpose(purpose) && { purpose }),
  };
}

/** An input without problems as it is stored: texts trimmed, every width named, nothing that says nothing. */
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
