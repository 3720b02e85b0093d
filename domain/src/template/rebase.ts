import { givenValue } from './filled-inputs.ts';
import type { Submission } from './submission.ts';
import { inputsOf, type TemplateContent, type TemplateInput } from './template.ts';

/** The three fillings of one template that meet when somebody else saved while a person was typing. */
export interface Fillings {
  /** What the person began with. */
  base: Submission;
  /** What the person has typed by now. */
  typed: Submission;
  /** What is saved now. */
  saved: Submission;
}

export interface Rebased {
  /** The saved values, with everything that the person changed on top. */
  values: Submission;
  /** The inputs that both changed, and differently. The person's value stands until they decide again. */
  contested: TemplateInput[];
}

/** Carries a person's changes over to the newest saved values, so that neither side's work is lost. */
export function rebase(template: Pick<TemplateContent, 'sections'>, { base, typed, saved }: Fillings): Rebased {
  const values: Submission = { ...saved };
  const contested: TemplateInput[] = [];
  for (const input of inputsOf(template)) {
    const [before, mine, theirs] = [textOf(base, input), textOf(typed, input), textOf(saved, input)];
    if (mine === before || mine === theirs) continue;
    const value = typed[input.name];
    if (value === undefined) delete values[input.name];
    else values[input.name] = value;
    if (theirs !== before) contested.push(input);
  }
  return { values, contested };
}

/** Values are lists or plain; equal text is equal value. */
function textOf(submission: Submission, input: TemplateInput): string {
  return JSON.stringify(givenValue(submission, input)) ?? '';
}
