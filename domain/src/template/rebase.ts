import { getInputValue } from './filled-inputs.ts';
import type { Submission } from './submission.ts';
import { listInputs, type TemplateContent, type TemplateInput } from './template.ts';

/** The three fillings of one template that meet when somebody else saved while a person was typing. */
export interface RebaseVersions {
  /** What the person began with. */
  base: Submission;
  /** What the person has typed by now. */
  typed: Submission;
  /** What is saved now. */
  saved: Submission;
}

export interface RebaseResult {
  /** The saved values, with everything that the person changed on top. */
  values: Submission;
  /** The inputs that both changed, and differently. The person's value stands until they decide again. */
  conflicts: TemplateInput[];
}

/** Carries a person's changes over to the newest saved values, so that neither side's work is lost. */
export function rebaseSubmission(
  template: Pick<TemplateContent, 'sections'>,
  { base, typed, saved }: RebaseVersions,
): RebaseResult {
  const values: Submission = { ...saved };
  const conflicts: TemplateInput[] = [];
  for (const input of listInputs(template)) {
    const [before, mine, theirs] = [
      serializeAnswer(base, input),
      serializeAnswer(typed, input),
      serializeAnswer(saved, input),
    ];
    if (mine === before || mine === theirs) continue;
    const value = typed[input.name];
    if (value === undefined) delete values[input.name];
    else values[input.name] = value;
    if (theirs !== before) conflicts.push(input);
  }
  return { values, conflicts };
}

/** Values are lists or plain; equal text is equal value. */
function serializeAnswer(submission: Submission, input: TemplateInput): string {
  return JSON.stringify(getInputValue(submission, input)) ?? '';
}
