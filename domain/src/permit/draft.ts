import { message } from '../message.ts';
import { isEmptySubmission, isFilled } from '../template/filled-inputs.ts';
import type { Submission } from '../template/submission.ts';
import { listInputs, type TemplateContent } from '../template/template.ts';

/** What is chosen for a permit before it is saved as a draft; a site of '' is none. */
export interface DraftSelection {
  siteId: string;
  individualIds: readonly string[];
  groupIds: readonly string[];
}

/** Why a permit cannot be saved as a new draft yet; nothing when it can. What is on the form matters little then. */
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

/** A declaration is a single box that has to be ticked. */
function listDeclarations(template: Pick<TemplateContent, 'sections'>) {
  return listInputs(template).filter((input) => input.type === 'checkbox' && input.required);
}
