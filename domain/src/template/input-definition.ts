import { message } from '../message.ts';
import { validateText } from '../text/plain-text.ts';
import { validatePurpose } from './input-purpose.ts';
import { getInputModel } from './inputs/registry.ts';
import {
  columnWidths,
  inputTypes,
  type InputOption,
  type InputPurpose,
  type InputType,
  type TemplateInput,
} from './template.ts';
import { templateLimits } from './template-limits.ts';

/** An input as its author left it: its type, its width and its purpose may be anything. */
export type InputDefinition = Omit<TemplateInput, 'type' | 'col' | 'purpose'> & {
  type: string;
  col?: number;
  purpose?: string;
};

/** A field of an input that its author may have to change. */
export type InputField = Exclude<keyof InputDefinition, 'required' | 'tooltip'>;

/** What is wrong with one field of an input, in a sentence. */
export interface InputProblem {
  field: InputField;
  message: string;
}

/** The name that every free text bears, since it holds no value. */
export const freetextName = 'freeText';

/** The types that offer something to choose from. */
const typesWithOptions: readonly string[] = ['select', 'radio', 'multicheck'];

/** Nobody could sign, draw or upload beforehand, and a free text holds nothing. */
const typesWithoutDefault: readonly string[] = ['file', 'map', 'esign', 'reviewerlist', 'freetext'];

/** What is typed into these is hinted at by a placeholder. */
const typesWithPlaceholder: readonly string[] = ['text', 'textarea', 'date', 'time', 'select', 'file', 'reviewerlist'];

export function isInputType(type: string): type is InputType {
  return (inputTypes as readonly string[]).includes(type);
}

/** What an author may say about an input of a type, beside its label. */
export interface InputFields {
  /** A free text is only read: it has no name of its own, is never required and asks for no help. */
  takesValue: boolean;
  options: boolean;
  placeholder: boolean;
  defaultValue: boolean;
}

/** Which fields the author of an input of this type has. */
export function getInputFields(type: string): InputFields {
  return {
    takesValue: type !== 'freetext',
    options: typesWithOptions.includes(type),
    placeholder: typesWithPlaceholder.includes(type),
    defaultValue: !typesWithoutDefault.includes(type),
  };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function validateLabel({ type, label }: InputDefinition): string | undefined {
  if (isBlank(label)) return message.fieldRequired;
  return type === 'freetext'
    ? validateText(label, { label: 'The text', maxLength: templateLimits.paragraph, multiline: true })
    : validateText(label, { label: 'The label', maxLength: templateLimits.label });
}

function validateName({ type, name }: InputDefinition, taken: ReadonlySet<string>): string | undefined {
  if (type === 'freetext') return name === freetextName ? undefined : `A free text is always named '${freetextName}'.`;
  if (name === '') return message.fieldRequired;
  if (name.length > templateLimits.name) return `The name may have at most ${templateLimits.name} characters.`;
  if (/\s/.test(name)) return message.spaceNotAllowed;
  if (name === freetextName) return `'${freetextName}' is reserved for free text. Choose another name.`;
  if (name in Object.prototype) return `'${name}' is a reserved word. Choose another name.`;
  const unfit = validateText(name, { label: 'The name', maxLength: templateLimits.name });
  if (unfit !== undefined) return unfit;
  return taken.has(name) ? `Another input is already named '${name}'. Choose another name.` : undefined;
}

function validateOptionTexts(options: readonly InputOption[]): string | undefined {
  for (const text of options.flatMap(({ value, label }) => [value, label])) {
    const problem = validateText(text, { label: 'An option', maxLength: templateLimits.option });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function validateOptions({ type, options = [] }: InputDefinition): string | undefined {
  if (!typesWithOptions.includes(type)) {
    return options.length > 0 ? 'Only a select, radio or multicheck has options. Remove them.' : undefined;
  }
  if (options.length === 0) return 'Add at least one option to choose from.';
  if (options.length > templateLimits.options) return `Offer at most ${templateLimits.options} options. Remove some.`;
  if (options.some((option) => isBlank(option.value) || isBlank(option.label)))
    return 'Give every option a value and a label.';
  if (type !== 'multicheck' && options.some(({ exclusive }) => exclusive))
    return 'Only options of a multicheck can exclude the others. Untick it.';
  const repeated = new Set(options.map(({ value }) => value.trim())).size < options.length;
  return repeated ? 'Two options have the same value. Give each a different value.' : validateOptionTexts(options);
}

function validateDefault(input: InputDefinition): string | undefined {
  const { type, defaultValue } = input;
  if (!isInputType(type) || defaultValue === undefined || defaultValue === '') return undefined;
  if (typesWithoutDefault.includes(type)) return 'An input of this type always starts empty. Remove the default value.';
  if (typeof defaultValue === 'string') {
    const rule = { label: 'The default value', maxLength: templateLimits.defaultText, multiline: type === 'textarea' };
    const problem = validateText(defaultValue, rule);
    if (problem !== undefined) return problem;
  }
  const atAnyWidth = { ...input, type, col: undefined, purpose: undefined };
  return getInputModel(type).read(defaultValue, atAnyWidth).problem?.message;
}

function validateColumn({ col }: InputDefinition): string | undefined {
  const isOffered = col === undefined || columnWidths.some((width) => width === col);
  return isOffered ? undefined : `Choose a column width of ${columnWidths.join(', ')}.`;
}

function validateTooltip({ tooltip, tooltipText = '' }: InputDefinition): string | undefined {
  if (tooltip && isBlank(tooltipText)) return message.fieldRequired;
  return validateText(tooltipText, { label: 'The tooltip text', maxLength: templateLimits.tooltip });
}

function validatePlaceholder({ placeholder = '' }: InputDefinition): string | undefined {
  return validateText(placeholder, { label: 'The placeholder', maxLength: templateLimits.placeholder });
}

/**
 * Everything that is wrong with one input, in the order in which its author reads it. `taken` are names of others, and
 * `claimed` is what others are for.
 */
export function validateInput(
  input: InputDefinition,
  taken: ReadonlySet<string>,
  claimed: ReadonlySet<InputPurpose> = new Set(),
): InputProblem[] {
  const problems: [InputField, string | undefined][] = [
    ['type', isInputType(input.type) ? undefined : 'Choose one of the input types.'],
    ['label', validateLabel(input)],
    ['name', validateName(input, taken)],
    ['placeholder', validatePlaceholder(input)],
    ['options', validateOptions(input)],
    ['defaultValue', validateDefault(input)],
    ['col', validateColumn(input)],
    ['tooltipText', validateTooltip(input)],
    ['purpose', validatePurpose(input, claimed)],
  ];
  return problems.flatMap(([field, sentence]) => (sentence === undefined ? [] : [{ field, message: sentence }]));
}
