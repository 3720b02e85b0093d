import { message } from '../message.ts';
import { isEmptySubmission } from '../template/filled-inputs.ts';
import type { Submission } from '../template/submission.ts';
import { generalPermitTemplateId, type Template, type TemplateContent } from '../template/template.ts';

/** What decides whether a template can be attached to a parent. */
export type AttachableTemplate = Pick<Template, 'id' | 'asParentPermit'> & { archived: boolean };

/** Whether a template may be filled in together with a permit on `parentTemplateId`: parents and archived ones may not. */
export function isAttachable(template: AttachableTemplate, parentTemplateId: string): boolean {
  const isParent = template.asParentPermit || template.id === generalPermitTemplateId;
  return !isParent && !template.archived && template.id !== parentTemplateId;
}

/** Why an attached form may not be submitted as it is; undefined when something is filled in. */
export function checkAttachedFormNotEmpty(
  template: Pick<TemplateContent, 'sections'>,
  submission: Submission,
): string | undefined {
  return isEmptySubmission(template, submission) ? message.emptyChildPermit : undefined;
}
