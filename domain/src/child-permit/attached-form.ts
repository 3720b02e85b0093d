import { message } from '../message.ts';
import { isAnsweredLater, isEmptySubmission } from '../template/submission/filled-inputs.ts';
import type { Submission } from '../template/model/submission.ts';
import { generalPermitTemplateId, type Template, type TemplateContent } from '../template/model/template.ts';

/** The facts that decide whether a template can be attached to a parent. */
export type AttachableTemplate = Pick<Template, 'id' | 'asParentPermit'> & { archived: boolean };

/**
 * Whether a template can be filled in together with a permit on `parentTemplateId`; parents and archived templates
 * cannot.
 */
export function isAttachable(template: AttachableTemplate, parentTemplateId: string): boolean {
  const isParent = template.asParentPermit || template.id === generalPermitTemplateId;
  return !isParent && !template.archived && template.id !== parentTemplateId;
}

/** Returns why an empty attached form cannot be submitted; undefined when it has an answer, or all are given later. */
export function checkAttachedFormNotEmpty(
  template: Pick<TemplateContent, 'sections'>,
  submission: Submission,
): string | undefined {
  if (isAnsweredLater(template)) return undefined;
  return isEmptySubmission(template, submission) ? message.emptyChildPermit : undefined;
}
