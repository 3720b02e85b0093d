import { message } from '../../message.ts';
import type { TemplateInput } from '../model/template.ts';
import { getOptionLabel, toOptionValue } from './choice.ts';
import { createInputModel } from './input-model.ts';
import { isTextList } from './text-list.ts';

function isOption(input: TemplateInput): (value: string) => boolean {
  const values = new Set(input.options?.map((option) => option.value));
  return (value) => values.has(value);
}

/** Chosen values without duplicates in the order of the options; values that are not options follow. */
function sortByOptions(chosen: string[], input: TemplateInput): string[] {
  const chosenValues = new Set(chosen.map((value) => toOptionValue(input, value)));
  const availableChosen = (input.options ?? [])
    .map((option) => option.value)
    .filter((value) => chosenValues.has(value));
  return [...new Set([...availableChosen, ...chosenValues])];
}

/**
 * Returns the choices after a change of ticks: the last one ticked wins if it excludes others or is excluded by one.
 */
export function resolveChoices(input: TemplateInput, before: readonly string[], ticked: readonly string[]): string[] {
  const excluding = new Set(input.options?.flatMap(({ value, exclusive }) => (exclusive ? [value] : [])));
  const exclusiveChoice = ticked.find((value) => excluding.has(value) && !before.includes(value));
  return exclusiveChoice === undefined
    ? ticked.filter((value) => ticked.length === 1 || !excluding.has(value))
    : [exclusiveChoice];
}

export const multicheck = createInputModel({
  hasType: isTextList,
  wrongTypeMessage: 'Choose from the options.',
  requiredMessage: message.fieldRequired,
  normalise: sortByOptions,
  isEmpty: (values) => values.length === 0,
  findProblem(values, input) {
    const exclusiveChoice =
      values.length > 1 && input.options?.find(({ value, exclusive }) => exclusive && values.includes(value));
    if (exclusiveChoice) {
      return {
        kind: 'invalid',
        message: `'${exclusiveChoice.label}' cannot be chosen together with others. Untick it or them.`,
      };
    }
    if (values.every(isOption(input))) return undefined;
    return { kind: 'invalid', message: 'One of the choices is not an option. Choose from the options only.' };
  },
  display: (values, input) => values.map((value) => getOptionLabel(input, value)).join(', '),
});
