import { periodInputs } from '../permit/dates.ts';
import { givenValue } from './filled-inputs.ts';
import { endBeforeStart } from './inputs/daterange.ts';
import { modelOf } from './inputs/registry.ts';
import type { RawSubmission } from './parse-submission.ts';
import { inputProblem, type Problem } from './problem.ts';
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

/** Which inputs hold a form's start and end depends on its title. The complaint stands at the end. */
function complainAboutPeriod(title: string, checks: SectionCheck[]): void {
  const names = periodInputs(title);
  const sound = new Map(checks.flatMap((check) => check.sound));
  const [start, end] = [sound.get(names.start), sound.get(names.end)];
  if (typeof start !== 'string' || typeof end !== 'string' || start <= end) return;
  for (const { section, problems } of checks) {
    const input = section.form.find((candidate) => candidate.name === names.end);
    if (input) problems.push(inputProblem(section, input, 'invalid', endBeforeStart));
  }
}

/** Checks the values of a template's inputs, section by section. Names that are no inputs are not looked at. */
export function checkSections(
  template: Pick<TemplateContent, 'title' | 'sections'>,
  values: RawSubmission,
  strictness: Strictness,
): SectionCheck[] {
  const checks = template.sections.map((section) => checkSection(section, values, strictness));
  if (strictness === 'submit') complainAboutPeriod(template.title, checks);
  return checks;
}
