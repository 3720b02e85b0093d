import { getInputValue } from './filled-inputs.ts';
import { getInputModel } from '../inputs/registry.ts';
import type { Submission } from '../model/submission.ts';
import { listInputs, type TemplateContent, type TemplateInput } from '../model/template.ts';

/** An input whose value changed, formatted: option labels, file names, Yes or No; empty if there was no answer. */
export interface InputChange {
  name: string;
  label: string;
  before: string;
  after: string;
}

const attachment = { name: '', label: 'Child permit' };
const isAttached = 'Attached';
const isNotAttached = 'Not attached';

/** The change that stands for a form as a whole: it was attached to a permit. */
export const formAttached: InputChange = { ...attachment, before: isNotAttached, after: isAttached };

/** It was taken off a permit. */
export const formRemoved: InputChange = { ...attachment, before: isAttached, after: isNotAttached };

/** Whether a change is of a form as a whole and not of an answer. */
export function isAttachmentChange({ name }: Pick<InputChange, 'name'>): boolean {
  return name === attachment.name;
}

function diffAnswer(input: TemplateInput, before: Submission, after: Submission): InputChange | undefined {
  const model = getInputModel(input.type);
  const [old, current] = [
    model.read(getInputValue(before, input), input),
    model.read(getInputValue(after, input), input),
  ];
  // Compares values: texts that look alike may be different options or signatures.
  if (JSON.stringify(old.value) === JSON.stringify(current.value)) return undefined;
  const bothFilled = old.value !== undefined && current.value !== undefined;
  return {
    name: input.name,
    label: input.label,
    before: model.display(old.value, input),
    after: bothFilled && model.changedText ? model.changedText : model.display(current.value, input),
  };
}

/** The inputs that differ between two submissions of one template, in its order. */
export function diffSubmissions(
  template: Pick<TemplateContent, 'sections'>,
  before: Submission,
  after: Submission,
): InputChange[] {
  return listInputs(template).flatMap((input) => diffAnswer(input, before, after) ?? []);
}
