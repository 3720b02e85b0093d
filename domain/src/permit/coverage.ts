import { getInputValue } from '../template/submission/filled-inputs.ts';
import { getInputModel } from '../template/inputs/registry.ts';
import { findInputsByPurpose, isAfterWorkSection, type TitledForm } from '../template/purpose/inputs-by-purpose.ts';
import type { Submission } from '../template/model/submission.ts';
import type { TemplateInput } from '../template/model/template.ts';

/** The part of a filled form that matters for approvals. */
export interface CoveredForm {
  /** The template's id: a permit has each form once. */
  form: string;
  template: TitledForm;
  submission: Submission;
}

/**
 * The safety-relevant inputs of a template, whose answers an approval covers. Optional uploads, documents for the
 * approval, what is proven before the start and inputs that are filled in after the work are left out.
 */
export function listCoveredInputs(template: TitledForm): TemplateInput[] {
  const approvalUploads = findInputsByPurpose(template, 'approvalUpload');
  const isCovered = (input: TemplateInput) =>
    !input.beforeStart &&
    (input.type === 'file'
      ? input.required === true && !approvalUploads.includes(input)
      : getInputModel(input.type).takesValue);
  return template.sections
    .filter((section) => !isAfterWorkSection(template, section))
    .flatMap((section) => section.form)
    .filter(isCovered);
}

/**
 * Serialises what an approval covers: equal texts mean that the same forms have the same answers, whatever the order
 * in which they are stored. The set of attached forms is part of it.
 */
export function serializeCoveredAnswers(forms: readonly CoveredForm[]): string {
  const parts = forms.map(
    ({ form, template, submission }) => [form, readCoveredAnswers(template, submission)] as const,
  );
  return JSON.stringify(parts.toSorted(([one], [other]) => compareCodeUnits(one, other)));
}

function readCoveredAnswers(
  template: CoveredForm['template'],
  submission: Submission,
): [name: string, value: unknown][] {
  return listCoveredInputs(template)
    .flatMap((input): [string, unknown][] => {
      const { value } = getInputModel(input.type).read(getInputValue(submission, input), input);
      return value === undefined ? [] : [[input.name, value]];
    })
    .toSorted(([one], [other]) => compareCodeUnits(one, other));
}

/** Compares by code units, so that the order is the same everywhere. */
function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** An approval, with the fingerprint of the answers that it was given for; null where none was stored. */
export interface StoredApproval {
  /** Who gave it. */
  name: string;
  fingerprint: string | null;
}

/**
 * The names of those whose approval covers other answers than the current ones. An approval without a fingerprint
 * counts as given for the current answers.
 */
export function listUncovered(approvals: readonly StoredApproval[], current: string | null): string[] {
  return approvals.flatMap(({ name, fingerprint }) =>
    fingerprint === null || current === null || fingerprint === current ? [] : [name],
  );
}
