import { inputTypeTable, isInputType, isTypeWith } from '../template/model/input-type-table.ts';
import { inputPurposes } from '../template/purpose/input-purpose.ts';
import { findInputsByPurpose, isAfterWorkSection, type TitledForm } from '../template/purpose/inputs-by-purpose.ts';
import type { Submission, SubmissionValue } from '../template/model/submission.ts';
import { listInputs, type InputPurpose, type TemplateContent, type TemplateInput } from '../template/model/template.ts';

/** Whether a copy needs a new answer. What a type comes to that only a newer version has is not known: it is not copied. */
function isLeftOutOfCopy({ type, required }: TemplateInput): boolean {
  if (!isInputType(type)) return true;
  const { inCopy } = inputTypeTable[type];
  return inCopy === 'left out' || (inCopy === 'left out if required' && required === true);
}

/** The inputs with measurements for the permit itself: a copy would show them as if they had been measured again. */
function listMeasuredInputs(template: TitledForm): TemplateInput[] {
  const purposes = (Object.keys(inputPurposes) as InputPurpose[]).filter((purpose) => !inputPurposes[purpose].copied);
  return purposes.flatMap((purpose) => findInputsByPurpose(template, purpose));
}

/** The answers of a filled form that a copy takes over; none that were proven for its work, or filled in after it. */
export function copySubmission(template: TitledForm, submission: Submission): Submission {
  const excludedNames = new Set(
    [
      ...listInputs(template).filter((input) => input.beforeStart || isLeftOutOfCopy(input)),
      ...listMeasuredInputs(template),
      ...template.sections.filter((section) => isAfterWorkSection(template, section)).flatMap(({ form }) => form),
    ].map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(submission).filter(([name]) => !excludedNames.has(name)));
}

/** Whether an input's answer names files that belong to the permit. */
function storesFiles({ type }: TemplateInput): boolean {
  return isTypeWith(type, 'holdsFiles');
}

/** The same without files and marked maps, for a copy that cannot have its own of them. */
export function copyWithoutFiles(template: TitledForm, submission: Submission): Submission {
  const names = new Set(
    listInputs(template)
      .filter(storesFiles)
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(copySubmission(template, submission)).filter(([name]) => !names.has(name)));
}

/**
 * Returns a filled form with new stored names for its files and marked maps; files that are not in the list keep
 * theirs.
 */
export function replaceFileNames(
  template: Pick<TemplateContent, 'sections'>,
  submission: Submission,
  names: ReadonlyMap<string, string>,
): Submission {
  const renamed = listInputs(template).flatMap((input): [string, SubmissionValue][] => {
    const { name } = input;
    const value = storesFiles(input) ? submission[name] : undefined;
    return Array.isArray(value) ? [[name, value.map((file) => names.get(file) ?? file)]] : [];
  });
  return { ...submission, ...Object.fromEntries(renamed) };
}
