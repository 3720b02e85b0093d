import { impactInputName } from '../template/legacy-purposes.ts';
import { message } from '../message.ts';
import { getInputValue } from '../template/filled-inputs.ts';
import type { Submission } from '../template/submission.ts';

/** Permit codes that an impact can require; a tag with any other number requires nothing. */
const requirableForms = ['A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A10'];

/** The permit codes that one chosen impact is tagged with: 'Work on ladders #A2' gives A2, and '#A10' is not '#A1'. */
export function parseRequiredForms(impact: string): string[] {
  const tags = new Set(Array.from(impact.matchAll(/#(A\d+)\b/g), (match) => match[1]));
  return requirableForms.filter((code) => tags.has(code));
}

/** The permit codes of the forms that a submission's chosen impacts require, from A2 up. */
export function listRequiredForms(submission: Submission): string[] {
  const impacts = getInputValue(submission, { name: impactInputName });
  if (!Array.isArray(impacts)) return [];
  const required = new Set(impacts.filter((impact) => typeof impact === 'string').flatMap(parseRequiredForms));
  return requirableForms.filter((code) => required.has(code));
}

/** One sentence for each required form that is not attached, given the permit codes of those that are. */
export function listMissingForms(submission: Submission, attachedCodes: readonly string[]): string[] {
  const missing = listRequiredForms(submission).filter((code) => !attachedCodes.includes(code));
  return missing.map((code) => message.childPermitRequired(code));
}
