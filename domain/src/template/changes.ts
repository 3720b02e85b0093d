import { givenValue } from './filled-inputs.ts';
import { modelOf } from './inputs/registry.ts';
import type { Submission } from './submission.ts';
import { inputsOf, type TemplateContent, type TemplateInput } from './template.ts';

/** One input whose value changed, in words: option labels, file names, Yes or No; empty where nothing was filled. */
export interface InputChange {
  name: string;
  label: string;
  before: string;
  after: string;
}

function changeOf(input: TemplateInput, before: Submission, after: Submission): InputChange | undefined {
  const model = modelOf(input.type);
  const [old, current] = [model.read(givenValue(before, input), input), model.read(givenValue(after, input), input)];
  // Compared by value: texts that look alike may be different options or different signatures.
  if (JSON.stringify(old.value) === JSON.stringify(current.value)) return undefined;
  const bothFilled = old.value !== undefined && current.value !== undefined;
  return {
    name: input.name,
    label: input.label,
    before: model.display(old.value, input),
    after: bothFilled && model.changedText ? model.changedText : model.display(current.value, input),
  };
}

/** The inputs that differ between two fillings of one template, in its order. */
export function changedInputs(
  template: Pick<TemplateContent, 'sections'>,
  before: Submission,
  after: Submission,
): InputChange[] {
  return inputsOf(template).flatMap((input) => changeOf(input, before, after) ?? []);
}
