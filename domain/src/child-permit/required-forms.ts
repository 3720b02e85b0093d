import { message } from '../message.ts';
import { findAnswer, findInputByPurpose, type TitledForm } from '../template/purpose/inputs-by-purpose.ts';
import type { RawSubmission } from '../template/submission/parse-submission.ts';
import type { Submission } from '../template/model/submission.ts';
import type { TemplateInput } from '../template/model/template.ts';

/** Permit codes that an impact can require; a tag with any other number requires nothing. */
const requirableForms = ['A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A10'];

/** Returns the permit codes in an impact's tags: 'Work on ladders #A2' gives A2, and '#A10' is not '#A1'. */
export function parseRequiredForms(impact: string): string[] {
  const tags = new Set(Array.from(impact.matchAll(/#(A\d+)\b/g), (match) => match[1]));
  return requirableForms.filter((code) => tags.has(code));
}

/** The input for health and safety impacts that require further forms; undefined if the form has none. */
export function findImpactInput(template: TitledForm): TemplateInput | undefined {
  return findInputByPurpose(template, 'highRiskWork');
}

/** The permit codes of the forms required by the impacts ticked on the permit's own form, in order from A2. */
export function listRequiredForms(template: TitledForm, submission: RawSubmission): string[] {
  const impacts = findAnswer(template, submission, 'highRiskWork');
  if (!Array.isArray(impacts)) return [];
  const required = new Set(impacts.filter((impact) => typeof impact === 'string').flatMap(parseRequiredForms));
  return requirableForms.filter((code) => required.has(code));
}

/** One sentence for each required form that is not attached. Takes the permit codes of the attached forms. */
export function listMissingForms(
  template: TitledForm,
  submission: Submission,
  attachedCodes: readonly string[],
): string[] {
  const missing = listRequiredForms(template, submission).filter((code) => !attachedCodes.includes(code));
  return missing.map((code) => message.childPermitRequired(code));
}
