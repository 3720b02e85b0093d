import { isFilled } from './filled-inputs.ts';
import { getInputModel } from './inputs/registry.ts';
import type { Submission } from './submission.ts';
import type { TemplateInput } from './template.ts';
import { approvalUploads } from './uploads.ts';

/**
 * Whether a reader may pass over an input, because nothing is filled in and nothing had to be. What is required, and a
 * file that an approver expects, is shown as missing.
 */
export function isCollapsible(input: TemplateInput, submission: Submission): boolean {
  const isExpected = input.type === 'file' && (approvalUploads as readonly string[]).includes(input.name);
  return getInputModel(input.type).takesValue && !input.required && !isExpected && !isFilled(input, submission);
}
