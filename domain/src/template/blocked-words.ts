import { givenValue } from './filled-inputs.ts';
import type { Submission } from './submission.ts';
import { inputsOf, type TemplateContent, type TemplateInput } from './template.ts';

export interface BlockedInput {
  name: string;
  label: string;
  message: string;
}

function namesManager(input: TemplateInput): boolean {
  return input.type === 'text' && input.name.toLowerCase().includes('manager');
}

function comparable(text: string): string {
  return text.trim().toLowerCase();
}

/** The text inputs for a manager's name that hold a blocked word, whatever its case and the space around it. */
export function blockedWordsIn(
  template: Pick<TemplateContent, 'sections'>,
  submission: Submission,
  words: readonly string[],
): BlockedInput[] {
  const blocked = new Set(words.map(comparable));
  return inputsOf(template).flatMap((input) => {
    const value = givenValue(submission, input);
    if (!namesManager(input) || typeof value !== 'string' || !value.trim() || !blocked.has(comparable(value)))
      return [];
    const message = `'${value.trim()}' is not accepted for '${input.label}'. Enter the manager's own name.`;
    return [{ name: input.name, label: input.label, message }];
  });
}
