import { getInputModel } from '../inputs/registry.ts';
import type { RawSubmission } from './parse-submission.ts';
import type { Submission } from '../model/submission.ts';
import { listInputs, type TemplateContent, type TemplateInput } from '../model/template.ts';

/** The value of an input; undefined when there is none. Inherited object properties do not count. */
export function getInputValue(values: RawSubmission, input: Pick<TemplateInput, 'name'>): unknown {
  return Object.hasOwn(values, input.name) ? values[input.name] : undefined;
}

/** Whether an input has a value: an unticked box, blank text and an empty list are none. */
export function isFilled(input: TemplateInput, values: RawSubmission): boolean {
  return !getInputModel(input.type).isEmpty(getInputValue(values, input), input);
}

/** The number of a template's inputs that have a value. */
export function countFilledInputs(template: Pick<TemplateContent, 'sections'>, values: RawSubmission): number {
  return listInputs(template).filter((input) => isFilled(input, values)).length;
}

export function isEmptySubmission(template: Pick<TemplateContent, 'sections'>, values: RawSubmission): boolean {
  return !listInputs(template).some((input) => isFilled(input, values));
}

/** Whether all that a form asks for is proven before the start, so that nothing can be answered when it is raised. */
export function isAnsweredLater(template: Pick<TemplateContent, 'sections'>): boolean {
  const inputs = listInputs(template).filter(({ type }) => getInputModel(type).takesValue);
  return inputs.length > 0 && inputs.every(({ beforeStart }) => beforeStart === true);
}

/** The initial answers of a new form: the default values that are valid; none of what is proven before the start. */
export function getDefaultValues(template: Pick<TemplateContent, 'sections'>): Submission {
  return Object.fromEntries(
    listInputs(template).flatMap((input) => {
      if (input.beforeStart) return [];
      const { value } = getInputModel(input.type).read(input.defaultValue, input);
      return value === undefined ? [] : [[input.name, value]];
    }),
  );
}
