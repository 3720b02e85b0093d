import { getInputValue } from '../template/filled-inputs.ts';
import { getInputModel } from '../template/inputs/registry.ts';
import { isAfterWorkSection } from '../template/inputs-by-purpose.ts';
import type { Submission } from '../template/submission.ts';
import { approvalUploads } from '../template/uploads.ts';
import type { TemplateContent, TemplateInput } from '../template/template.ts';

/** A filled form as far as approvals look at it. */
export interface CoveredForm {
  /** The template's id: a permit holds each form once. */
  form: string;
  template: Pick<TemplateContent, 'sections'>;
  submission: Submission;
}

function isOptionalUpload({ type, name, required }: TemplateInput): boolean {
  return type === 'file' && (required !== true || approvalUploads.some((upload) => upload === name));
}

/**
 * The inputs of a template whose answers are relevant to safety: an approval covers these. Left out are uploads that may
 * come later, and what is filled in after the work.
 */
export function listCoveredInputs(template: Pick<TemplateContent, 'sections'>): TemplateInput[] {
  return template.sections
    .filter((section) => !isAfterWorkSection(template, section))
    .flatMap((section) => section.form)
    .filter((input) => getInputModel(input.type).takesValue && !isOptionalUpload(input));
}

/**
 * What an approval covers, as one text: equal texts mean that the same forms say the same, in whatever order forms and
 * answers are stored. Whether a form is attached at all is part of it.
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

/** By code units, so that the order is the same everywhere. */
function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
