import { message } from '../../message.ts';
import { cleanText } from '../../text/stored-text.ts';
import type { TemplateInput } from '../model/template.ts';
import type { InputRules } from './input-model.ts';
import { isText } from './stored-text.ts';

/**
 * The option that a value means. Values come in clean, and a template from before texts were cleaned may have an option
 * that is not: then it is the one that is this value when it is clean.
 */
export function toOptionValue(input: TemplateInput, value: string): string {
  const options = input.options ?? [];
  if (options.some((option) => option.value === value)) return value;
  return options.find((option) => cleanText(option.value) === cleanText(value))?.value ?? value;
}

/** The label of an option, or the value itself if it is not an option of the template. */
export function getOptionLabel(input: TemplateInput, value: string): string {
  return input.options?.find((option) => option.value === value)?.label ?? value;
}

/** One of the template's options; select and radio differ only in how they are rendered. */
export const choiceRules: InputRules<string> = {
  hasType: isText,
  wrongTypeMessage: 'Choose one of the options.',
  requiredMessage: message.fieldRequired,
  normalise: (value, input) => toOptionValue(input, value),
  isEmpty: (value) => value === '',
  findProblem(value, input) {
    if (input.options?.some((option) => option.value === value)) return undefined;
    return { kind: 'invalid', message: 'This is not one of the options. Choose one of them.' };
  },
  display: (value, input) => getOptionLabel(input, value),
};
