import { message } from '../message.ts';
import { isEmptySubmission, isFilled } from '../template/submission/filled-inputs.ts';
import type { Submission } from '../template/model/submission.ts';
import { listInputs, type TemplateContent } from '../template/model/template.ts';

/** What must be chosen before a permit is saved as a draft; an empty site means none. */
export interface DraftSelection {
  siteId: string;
  individualIds: readonly string[];
  groupIds: readonly string[];
}

/**
 * Returns why a permit cannot be saved as a new draft yet, or undefined when it can. The form itself needs hardly any
 * content.
 */
export function validateDraft(
  choice: DraftSelection,
  template: Pick<TemplateContent, 'sections'>,
  submission: Submission,
): string | undefined {
  if (choice.siteId === '') return message.selectSite;
  if (choice.individualIds.length === 0) return message.selectIndividualReviewer;
  if (choice.groupIds.length === 0) return message.selectGroupReviewer;
  const isDeclared = listDeclarations(template).every((input) => isFilled(input, submission));
  return isDeclared && !isEmptySubmission(template, submission) ? undefined : message.declarationRequired;
}

/** A declaration is a required single checkbox. */
function listDeclarations(template: Pick<TemplateContent, 'sections'>) {
  return listInputs(template).filter((input) => input.type === 'checkbox' && input.required);
}
