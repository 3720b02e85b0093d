import { findPeriodProblems, type PeriodLimits } from '../period/period-problems.ts';
import { getInputValue } from '../submission/filled-inputs.ts';
import { getInputModel } from '../inputs/registry.ts';
import type { RawSubmission } from '../submission/parse-submission.ts';
import { createInputProblem, type FormProblem } from '../submission/problem.ts';
import type { TitledForm } from '../purpose/inputs-by-purpose.ts';
import type { SubmissionValue } from '../model/submission.ts';
import type { TemplateContent, TemplateInput, TemplateSection } from '../model/template.ts';

/**
 * A draft may leave required inputs empty, dates and times unreadable and its period impossible; a submitted form may
 * not.
 */
export type Strictness = 'draft' | 'submit';

export interface SectionCheck {
  section: TemplateSection;
  /** Names and normalised values of the inputs with valid answers; of a draft also of dates and times as they were typed. */
  validValues: [name: string, value: SubmissionValue][];
  problems: FormProblem[];
}

/** What is proven before the start is not asked of whoever fills in the form. */
function isRequiredNow({ required, beforeStart }: TemplateInput): boolean {
  return required === true && !beforeStart;
}

function checkSection(section: TemplateSection, values: RawSubmission, strictness: Strictness): SectionCheck {
  const check: SectionCheck = { section, validValues: [], problems: [] };
  for (const input of section.form) {
    const model = getInputModel(input.type);
    const { value, draftValue, problem } = model.read(getInputValue(values, input), input);
    const stored = value ?? (strictness === 'draft' ? draftValue : undefined);
    if (stored !== undefined) {
      check.validValues.push([input.name, stored]);
    } else if (problem) {
      const tolerated = problem.kind === 'required' && strictness === 'draft';
      if (!tolerated) check.problems.push(createInputProblem(section, input, problem.kind, problem.message));
    } else if (isRequiredNow(input) && model.takesValue && strictness === 'submit') {
      check.problems.push(createInputProblem(section, input, 'required', model.requiredMessage));
    }
  }
  return check;
}

function addPeriodProblems(template: TitledForm, checks: SectionCheck[], limits: PeriodLimits | undefined): void {
  const validValues = Object.fromEntries(checks.flatMap((check) => check.validValues));
  for (const { input, message } of findPeriodProblems(template, validValues, limits)) {
    const check = checks.find(({ section }) => section.form.includes(input));
    check?.problems.push(createInputProblem(check.section, input, 'invalid', message));
  }
}

/** Checks the values of a template's inputs, section by section. Unknown names are ignored. */
export function checkSections(
  template: Pick<TemplateContent, 'title' | 'sections'>,
  values: RawSubmission,
  strictness: Strictness,
  limits?: PeriodLimits,
): SectionCheck[] {
  const checks = template.sections.map((section) => checkSection(section, values, strictness));
  if (strictness === 'submit') addPeriodProblems(template, checks, limits);
  return checks;
}
