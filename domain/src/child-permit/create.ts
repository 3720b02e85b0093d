import { permitCreators } from '../access/access.ts';
import { message } from '../message.ts';
import { formatStatus, getStatusRow, isFinished } from '../permit/status.ts';
import { countFilledInputs, isEmptySubmission } from '../template/filled-inputs.ts';
import { getInputModel } from '../template/inputs/registry.ts';
import type { RawSubmission } from '../template/parse-submission.ts';
import { listInputs, type Template, type TemplateContent } from '../template/template.ts';
import type { Role } from '../user/role.ts';

/** How many inputs of a child permit must be filled in before it can be submitted. */
export const minimumFilledInputs = 10;

/** The permit code of the one B form that is only filled in together with a permit, never raised on its own. */
export const attachedOnlyCode = 'B8';

/** What decides whether a child permit can be raised from a template. */
export type ChildPermitTemplate = Pick<Template, 'title' | 'code' | 'asParentPermit'> & { archived: boolean };

/** Whether child permits are raised from a template: the B forms but one. */
export function isChildPermitTemplate({ title, code, asParentPermit, archived }: ChildPermitTemplate): boolean {
  return !archived && !asParentPermit && code !== attachedOnlyCode && title.toLowerCase().startsWith('b');
}

/** Why no child permit can be raised on this parent; nothing when one can. */
export function checkParentPermit(parent: { number: string; status: string }): string | undefined {
  if (getStatusRow(parent.status).takesChildPermits) return undefined;
  const why = isFinished(parent.status)
    ? `${parent.number} is ${formatStatus(parent.status)}`
    : `${parent.number} is ${formatStatus(parent.status)} now`;
  return `${why}. A child permit can be raised only on a permit that is Approved or still in review.`;
}

/** Whether a permit on screen leads its viewer to raising a child permit on it. */
export function canBeRaisedAsChildPermit(parent: {
  number: string;
  status: string;
  isChild: boolean;
  role: Role;
}): boolean {
  return !parent.isChild && permitCreators.includes(parent.role) && checkParentPermit(parent) === undefined;
}

/**
 * Why a child permit with nothing on it may not be submitted; nothing when something is filled in. Who sent nothing at
 * all is told so in other words than who sent only blanks.
 */
export function checkChildPermitNotEmpty(
  template: Pick<TemplateContent, 'sections'>,
  values: RawSubmission,
): string | undefined {
  if (Object.keys(values).length === 0) return message.emptyPermit;
  return isEmptySubmission(template, values) ? message.childPermitBlank : undefined;
}

/** Why too little is filled in on a child permit: ten inputs are needed, or all of them where the template has fewer. */
export function checkMinimumFilledInputs(
  template: Pick<TemplateContent, 'sections'>,
  values: RawSubmission,
): string | undefined {
  const needed = countNeededInputs(template);
  const filled = countFilledInputs(template, values);
  return filled < needed ? message.childPermitTooLittle(needed, filled) : undefined;
}

function countNeededInputs(template: Pick<TemplateContent, 'sections'>): number {
  const inputs = listInputs(template).filter((input) => getInputModel(input.type).takesValue);
  return Math.min(minimumFilledInputs, inputs.length);
}
