import { getInputValue } from './filled-inputs.ts';
import type { Submission } from '../model/submission.ts';
import { listInputs, type TemplateContent, type TemplateInput } from '../model/template.ts';

/** The three submissions to merge when another user saved while this one was typing. */
export interface RebaseVersions {
  /** What the user started from. */
  base: Submission;
  /** What the user has typed so far. */
  typed: Submission;
  /** What is saved now. */
  saved: Submission;
}

export interface RebaseResult {
  /** The saved values, with the user's changes on top. */
  values: Submission;
  /** The inputs that both changed, to different values. The user's value stays until they decide. */
  conflicts: TemplateInput[];
}

/** Reapplies a user's changes to the newest saved values, so that neither user's work is lost. */
export function rebaseSubmission(
  template: Pick<TemplateContent, 'sections'>,
  { base, typed, saved }: RebaseVersions,
): RebaseResult {
  const values: Submission = { ...saved };
  const conflicts: TemplateInput[] = [];
  for (const input of listInputs(template)) {
    const [before, typedAnswer, savedAnswer] = [
      serializeAnswer(base, input),
      serializeAnswer(typed, input),
      serializeAnswer(saved, input),
    ];
    if (typedAnswer === before || typedAnswer === savedAnswer) continue;
    const value = typed[input.name];
    if (value === undefined) delete values[input.name];
    else values[input.name] = value;
    if (savedAnswer !== before) conflicts.push(input);
  }
  return { values, conflicts };
}

/** Values are lists or primitives; equal text means equal values. */
function serializeAnswer(submission: Submission, input: TemplateInput): string {
  return JSON.stringify(getInputValue(submission, input)) ?? '';
}
