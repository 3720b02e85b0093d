import { normalizeText } from '../../text/same-text.ts';
import { getInputValue } from './filled-inputs.ts';
import type { Submission } from '../model/submission.ts';
import { listInputs, type TemplateContent, type TemplateInput } from '../model/template.ts';

export interface BlockedInput {
  name: string;
  label: string;
  message: string;
}

/** An input for a manager's name is identified by its purpose, or by its own name whatever its purpose. */
function isManagerInput({ type, name, purpose }: TemplateInput): boolean {
  return type === 'text' && (purpose === 'manager' || name.toLowerCase().includes('manager'));
}

/** The text inputs for a manager's name that contain a blocked word, however they are written. */
export function findBlockedWords(
  template: Pick<TemplateContent, 'sections'>,
  submission: Submission,
  words: readonly string[],
): BlockedInput[] {
  const blocked = new Set(words.map(normalizeText));
  return listInputs(template).flatMap((input) => {
    const value = getInputValue(submission, input);
    if (!isManagerInput(input) || typeof value !== 'string' || !value.trim() || !blocked.has(normalizeText(value)))
      return [];
    const message = `'${value.trim()}' is not accepted for '${input.label}'. Enter the manager's own name.`;
    return [{ name: input.name, label: input.label, message }];
  });
}
