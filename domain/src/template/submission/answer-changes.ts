import { getInputValue } from './filled-inputs.ts';
import { getInputModel } from '../inputs/registry.ts';
import { cleanText } from '../../text/stored-text.ts';
import type { Submission, SubmissionValue } from '../model/submission.ts';
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

/**
 * The answers that are sent for a stored form, with those to the letter that were stored before texts were cleaned and
 * come back clean: nobody changed them, and approvals cover them.
 */
export function restoreStoredAnswers(
  template: Pick<TemplateContent, 'sections'>,
  stored: Submission,
  sent: Submission,
): Submission {
  const restored = listInputs(template).flatMap((input): [string, SubmissionValue][] => {
    const before = stored[input.name];
    const { read } = getInputModel(input.type);
    const { value: after } = read(getInputValue(sent, input), input);
    if (before === undefined || after === undefined) return [];
    const isSame = JSON.stringify(read(cleanStrings(before), input).value) === JSON.stringify(after);
    return isSame ? [[input.name, before]] : [];
  });
  return { ...sent, ...Object.fromEntries(restored) };
}

function cleanStrings(value: SubmissionValue): SubmissionValue {
  if (typeof value === 'string') return cleanText(value);
  return Array.isArray(value) ? value.map(cleanText) : value;
}
