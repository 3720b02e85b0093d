import { periodProblems, type PeriodLimits } from '../permit/period-problems.ts';
import { givenValue } from './filled-inputs.ts';
import { modelOf } from './inputs/registry.ts';
import type { RawSubmission } from './parse-submission.ts';
import { inputProblem, type Problem } from './problem.ts';
import type { PurposefulTemplate } from './purpose-of-inputs.ts';
import type { SubmissionValue } from './submission.ts';
import type { TemplateContent, TemplateSection } from './template.ts';

/** A draft may leave required inputs open and its period in disorder; a submitted form may not. */
export type Strictness = 'draft' | 'submit';

export interface SectionCheck {
  section: TemplateSection;
  /** Names and normalised values of the inputs that are filled in soundly. */
  sound: [name: string, value: SubmissionValue][];
  problems: Problem[];
}

function checkSection(section: TemplateSection, values: RawSubmission, strictness: Strictness): SectionCheck {
  const check: SectionCheck = { section, sound: [], problems: [] };
  for (const input of section.form) {
    const model = modelOf(input.type);
    const { value, complaint } = model.read(givenValue(values, input), input);
    if (value !== undefined) {
      check.sound.push([input.name, value]);
    } else if (complaint) {
      const tolerated = complaint.kind === 'required' && strictness === 'draft';
      if (!tolerated) check.problems.push(inputProblem(section, input, complaint.kind, complaint.message));
    } else if (input.required && model.takesValue && strictness === 'submit') {
      check.problems.push(inputProblem(section, input, 'required', model.requiredMessage));
    }
  }
  return check;
}

function complainAboutPeriod(
  template: PurposefulTemplate,
  checks: SectionCheck[],
  limits: PeriodLimits | undefined,
): void {
  const sound = Object.fromEntries(checks.flatMap((check) => check.sound));
  for (const { input, message } of periodProblems(template, sound, limits)) {
    const check = checks.find(({ section }) => section.form.includes(input));
    check?.problems.push(inputProblem(check.section, input, 'invalid', message));
  }
}

/** Checks the values of a template's inputs, section by section. Names that are no inputs are not looked at. */
export function checkSections(
  template: Pick<TemplateContent, 'title' | 'sections'>,
  values: RawSubmission,
  strictness: Strictness,
  limits?: PeriodLimits,
): SectionCheck[] {
  const checks = template.sections.map((section) => checkSection(section, values, strictness));
  if (strictness === 'submit') complainAboutPeriod(template, checks, limits);
  return checks;
}
