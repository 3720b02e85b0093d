import { message } from '../message.ts';
import { filledInputs, isEmptySubmission } from '../template/filled-inputs.ts';
import { modelOf } from '../template/inputs/registry.ts';
import type { Submission } from '../template/submission.ts';
import { generalPermitTemplateId, inputsOf, type Template, type TemplateContent } from '../template/template.ts';

/** How many inputs of a child permit must be filled in before it can be submitted. */
export const minimumFilledInputs = 10;

/** What decides whether a template can be attached to a parent. */
export type AttachableTemplate = Pick<Template, 'id' | 'asParentPermit'> & { archived: boolean };

/** Whether a template may be filled in together with a permit on `parentTemplateId`: parents and archived ones may not. */
export function isAttachable(template: AttachableTemplate, parentTemplateId: string): boolean {
  const isParent = template.asParentPermit || template.id === generalPermitTemplateId;
  return !isParent && !template.archived && template.id !== parentTemplateId;
}

/** Why an attached form may not be submitted as it is; undefined when something is filled in. */
export function attachedFormRefusal(
  template: Pick<TemplateContent, 'sections'>,
  submission: Submission,
): string | undefined {
  return isEmptySubmission(template, submission) ? message.emptyChildPermit : undefined;
}

/** Whether enough inputs of a child permit are filled in: ten, or all of them where the template has fewer. */
export function meetsMinimum(template: Pick<TemplateContent, 'sections'>, submission: Submission): boolean {
  const inputs = inputsOf(template).filter((input) => modelOf(input.type).takesValue);
  return filledInputs(template, submission) >= Math.min(minimumFilledInputs, inputs.length);
}
