import { isFilled } from '../submission/filled-inputs.ts';
import { getInputModel } from '../inputs/registry.ts';
import type { PeriodLimits } from '../period/period-problems.ts';
import { checkSections } from './section-check.ts';
import type { Submission } from '../model/submission.ts';
import type { TemplateContent } from '../model/template.ts';

/** The progress of one section of a form, in numbers of inputs. */
export interface SectionProgress {
  title: string;
  /** Inputs that take a value. */
  inputs: number;
  filled: number;
  required: number;
  /** Inputs that still need something before the form can be submitted. */
  missing: number;
  /** Inputs with an invalid value. */
  problems: number;
}

/** The progress of a form, section by section, in the template's order; with limits also of its period. */
export function getSectionProgress(
  template: Pick<TemplateContent, 'title' | 'sections'>,
  submission: Submission,
  limits?: PeriodLimits,
): SectionProgress[] {
  return checkSections(template, submission, 'submit', limits).map(({ section, problems }) => {
    const inputs = section.form.filter(({ type, beforeStart }) => getInputModel(type).takesValue && !beforeStart);
    const missing = problems.filter((problem) => problem.kind === 'required').length;
    return {
      title: section.title,
      inputs: inputs.length,
      filled: inputs.filter((input) => isFilled(input, submission)).length,
      required: inputs.filter((input) => input.required).length,
      missing,
      problems: problems.length - missing,
    };
  });
}
