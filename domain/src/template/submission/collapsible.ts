import { isFilled } from './filled-inputs.ts';
import { getInputModel } from '../inputs/registry.ts';
import type { Submission } from '../model/submission.ts';
import type { TemplateInput } from '../model/template.ts';

/**
 * Whether an input can be collapsed when reading, because it is optional and not filled in. Missing required inputs
 * and documents for the approval are shown.
 */
export function isCollapsible(input: TemplateInput, submission: Submission): boolean {
  const isExpected = input.required === true || input.purpose === 'approvalUpload';
  return getInputModel(input.type).takesValue && !isExpected && !isFilled(input, submission);
}
