import { getInputValue, isFilled } from '../template/submission/filled-inputs.ts';
import { createFormProblem, type FormProblem } from '../template/submission/problem.ts';
import type { RawSubmission } from '../template/submission/parse-submission.ts';
import type { Submission } from '../template/model/submission.ts';
import { listInputs, type TemplateContent, type TemplateInput } from '../template/model/template.ts';

type Form = Pick<TemplateContent, 'sections'>;

/** The inputs of a form that are answered on the job, from the approval until the start. */
export function listProofInputs(template: Form): TemplateInput[] {
  return listInputs(template).filter(({ beforeStart }) => beforeStart === true);
}

/**
 * The labels of what the forms of a permit require to be proven before the start and nobody has, or only with 'No'; null where none
 * asks for anything of the kind.
 */
export function listUnproven(forms: readonly { template: Form; submission: RawSubmission }[]): string[] | null {
  if (forms.every(({ template }) => listProofInputs(template).length === 0)) return null;
  return forms.flatMap(({ template, submission }) =>
    listProofInputs(template)
      .filter((input) => input.required === true && !isProven(input, submission))
      .map(({ label }) => label),
  );
}

/** Whether an input is answered with anything but 'No', which proves nothing. */
function isProven(input: TemplateInput, submission: RawSubmission): boolean {
  return isFilled(input, submission) && getInputValue(submission, input) !== 'No';
}

/** The answers of a form without what was proven before the start; undefined where nothing was. */
export function withoutProofs(template: Form, submission: Submission): Submission | undefined {
  const names = new Set(
    listProofInputs(template)
      .filter((input) => isFilled(input, submission))
      .map(({ name }) => name),
  );
  if (names.size === 0) return undefined;
  return Object.fromEntries(Object.entries(submission).filter(([name]) => !names.has(name)));
}

/** How the answers of an edit concern what is proven before the start. */
export type ProofExtent = 'none' | 'some' | 'nothing else';

export const earlyProofMessage =
  'This is proven before the start: the permit holder or the issuing authority answers it on the job, once the permit is approved.';

/** Why a form that asks for proofs is not attached any more: nobody could give them, and work would go on without. */
export const lateProofsMessage =
  'The work has started, and this form asks for what is proven before the start. Raise it as a child permit, or finish the work first.';

/** What is wrong with a form that answers already what is proven before the start. */
export function findEarlyProofs(template: Form, submission: RawSubmission): FormProblem[] {
  return listProofInputs(template)
    .filter((input) => isFilled(input, submission))
    .map(({ name, label }) => ({ ...createFormProblem('invalid', earlyProofMessage), name, label }));
}
