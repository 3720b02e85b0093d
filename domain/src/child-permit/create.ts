import { permitCreators } from '../user/role-groups.ts';
import { message } from '../message.ts';
import { formatStatus, getStatusRow, isFinished } from '../permit/status.ts';
import { countFilledInputs, isAnsweredLater, isEmptySubmission } from '../template/submission/filled-inputs.ts';
import { getInputModel } from '../template/inputs/registry.ts';
import type { RawSubmission } from '../template/submission/parse-submission.ts';
import { listInputs, type Template, type TemplateContent } from '../template/model/template.ts';
import type { Role } from '../user/role.ts';

/** The number of inputs that must be filled in before a child permit can be submitted. */
export const minimumFilledInputs = 10;

/** The permit code of the only B form that is always filled in together with a permit and never raised separately. */
export const attachedOnlyCode = 'B8';

/** The facts that decide whether a child permit can be raised from a template. */
export type ChildPermitTemplate = Pick<Template, 'title' | 'code' | 'asParentPermit'> & { archived: boolean };

/** Whether child permits can be raised from a template: all B forms except one. */
export function isChildPermitTemplate({ title, code, asParentPermit, archived }: ChildPermitTemplate): boolean {
  return !archived && !asParentPermit && code !== attachedOnlyCode && title.toLowerCase().startsWith('b');
}

/** Returns why no child permit can be raised on this parent, or undefined when one can. */
export function checkParentPermit(parent: { number: string; status: string }): string | undefined {
  if (getStatusRow(parent.status).takesChildPermits) return undefined;
  const problem = isFinished(parent.status)
    ? `${parent.number} is ${formatStatus(parent.status)}`
    : `${parent.number} is ${formatStatus(parent.status)} now`;
  return `${problem}. A child permit can be raised only on a permit that is Approved or still in review.`;
}

/** Whether the viewer of a permit can raise a child permit on it. */
export function canBeRaisedAsChildPermit(parent: {
  number: string;
  status: string;
  isChild: boolean;
  role: Role;
}): boolean {
  return !parent.isChild && permitCreators.includes(parent.role) && checkParentPermit(parent) === undefined;
}

/**
 * Returns why a child permit without any answers cannot be submitted; undefined when it has some, or all are given
 * later. The message differs between sending nothing and sending only blanks.
 */
export function checkChildPermitNotEmpty(
  template: Pick<TemplateContent, 'sections'>,
  values: RawSubmission,
): string | undefined {
  if (isAnsweredLater(template)) return undefined;
  if (Object.keys(values).length === 0) return message.emptyPermit;
  return isEmptySubmission(template, values) ? message.childPermitBlank : undefined;
}

/**
 * Returns why a child permit has too few answers: it needs ten, or all inputs of a template that has fewer. What is proven
 * before the start is answered later.
 */
export function checkMinimumFilledInputs(
  template: Pick<TemplateContent, 'sections'>,
  values: RawSubmission,
): string | undefined {
  const needed = countNeededInputs(template);
  const filled = countFilledInputs(template, values);
  return filled < needed ? message.childPermitTooLittle(needed, filled) : undefined;
}

function countNeededInputs(template: Pick<TemplateContent, 'sections'>): number {
  const inputs = listInputs(template).filter(({ type, beforeStart }) => getInputModel(type).takesValue && !beforeStart);
  return Math.min(minimumFilledInputs, inputs.length);
}
