import { isFilled } from './filled-inputs.ts';
import { getInputModel } from './inputs/registry.ts';
import type { Submission } from './submission.ts';
import type { TemplateInput } from './template.ts';
import { approvalUploads } from './uploads.ts';

/**
 * Whether an input can be collapsed when reading, because it is optional and not filled in. Missing required inputs
 * and files that an approver expects are shown.
 */
export function isCollapsible(input: TemplateInput, submission: Submission): boolean {
  const isExpected = input.type === 'file' && (approvalUploads as readonly string[]).includes(input.name);
  return getInputModel(input.type).takesValue && !input.required && !isExpected && !isFilled(input, submission);
}
