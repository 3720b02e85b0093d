import type { PeriodLimits } from '../period/period-problems.ts';
import { getInputModel } from '../inputs/registry.ts';
import { parseSubmission, type RawSubmission } from '../submission/parse-submission.ts';
import { createFormProblem, type FormProblem } from '../submission/problem.ts';
import { checkSections, type Strictness } from './section-check.ts';
import type { Submission } from '../model/submission.ts';
import { listInputs, type TemplateContent } from '../model/template.ts';

export interface CheckedSubmission {
  /** The valid values, normalised, in the template's order. To be stored only when there are no problems. */
  submission: Submission;
  /** Section by section; problems without an input come last. */
  problems: FormProblem[];
}

/** The most unknown inputs listed by name; any further ones are only counted. */
const maxNamedInputs = 20;

/** The longest name quoted back to its sender, in characters. */
const maxShownNameLength = 60;

function findUnknownInputs(template: Pick<TemplateContent, 'sections'>, values: RawSubmission): FormProblem[] {
  const knownNames = new Set(
    listInputs(template).flatMap((input) => (getInputModel(input.type).takesValue ? [input.name] : [])),
  );
  const unknown = Object.keys(values).filter((name) => !knownNames.has(name));
  const problems = unknown.slice(0, maxNamedInputs).map((name): FormProblem => {
    const shown = name.slice(0, maxShownNameLength);
    const message = `'${shown}' is not an input of this form. Reload the form and fill it in again.`;
    return { name: shown, label: shown, section: '', kind: 'unknown', message };
  });
  const rest = unknown.length - problems.length;
  if (rest > 0) {
    const message = `${rest} more values do not belong to this form. Reload the form and fill it in again.`;
    problems.push(createFormProblem('unknown', message));
  }
  return problems;
}

/**
 * Checks a filled form, given as JSON text or as an object, against its template. Unknown inputs, values of the wrong
 * kind and oversize texts are always problems; missing required inputs and an impossible period only when the form is
 * submitted. The limits are those that the period must also respect. Never throws, and takes time in proportion to
 * the size of the input.
 */
export function checkSubmission(
  template: Pick<TemplateContent, 'title' | 'sections'>,
  raw: unknown,
  strictness: Strictness,
  limits?: PeriodLimits,
): CheckedSubmission {
  const { values, problem } = parseSubmission(raw);
  if (problem) return { submission: {}, problems: [problem] };
  const checks = checkSections(template, values, strictness, limits);
  return {
    submission: Object.fromEntries(checks.flatMap((check) => check.validValues)),
    problems: [...checks.flatMap((check) => check.problems), ...findUnknownInputs(template, values)],
  };
}
