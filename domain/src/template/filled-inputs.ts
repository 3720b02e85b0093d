import { getInputModel } from './inputs/registry.ts';
import type { RawSubmission } from './parse-submission.ts';
import type { Submission } from './submission.ts';
import { listInputs, type TemplateContent, type TemplateInput } from './template.ts';

/** The value given for an input; undefined when there is none. Names that every object inherits count as not given. */
export function getInputValue(values: RawSubmission, input: Pick<TemplateInput, 'name'>): unknown {
  return Object.hasOwn(values, input.name) ? values[input.name] : undefined;
}

/** Whether an input has a value: an unticked box, blank text and an empty list are none. */
export function isFilled(input: TemplateInput, values: RawSubmission): boolean {
  return !getInputModel(input.type).isEmpty(getInputValue(values, input), input);
}

/** How many of a template's inputs have a value. */
export function countFilledInputs(template: Pick<TemplateContent, 'sections'>, values: RawSubmission): number {
  return listInputs(template).filter((input) => isFilled(input, values)).length;
}

export function isEmptySubmission(template: Pick<TemplateContent, 'sections'>, values: RawSubmission): boolean {
  return !listInputs(template).some((input) => isFilled(input, values));
}

/** What a new form starts with: the default values that are sound. */
export function getDefaultValues(template: Pick<TemplateContent, 'sections'>): Submission {
  return Object.fromEntries(
    listInputs(template).flatMap((input) => {
      const { value } = getInputModel(input.type).read(input.defaultValue, input);
      return value === undefined ? [] : [[input.name, value]];
    }),
  );
}
