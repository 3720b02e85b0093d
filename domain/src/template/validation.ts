import type { PeriodLimits } from '../permit/period-problems.ts';
import { modelOf } from './inputs/registry.ts';
import { parseSubmission, type RawSubmission } from './parse-submission.ts';
import { formProblem, type Problem } from './problem.ts';
import { checkSections, type Strictness } from './section-check.ts';
import type { Submission } from './submission.ts';
import { inputsOf, type TemplateContent } from './template.ts';

export interface CheckedSubmission {
  /** The sound values, normalised, in the template's order. To be stored only when there are no problems. */
  submission: Submission;
  /** Section by section; what belongs to no input comes last. */
  problems: Problem[];
}

/** Unknown inputs are named one by one up to here; the rest are only counted, however many were sent. */
const unknownInputsNamed = 20;

/** The longest name repeated to its sender, in characters. */
const nameShown = 60;

function unknownInputs(template: Pick<TemplateContent, 'sections'>, values: RawSubmission): Problem[] {
  const known = new Set(inputsOf(template).flatMap((input) => (modelOf(input.type).takesValue ? [input.name] : [])));
  const unknown = Object.keys(values).filter((name) => !known.has(name));
  const problems = unknown.slice(0, unknownInputsNamed).map((name): Problem => {
    const shown = name.slice(0, nameShown);
    const message = `'${shown}' is no input of this form. Reload the form and fill it in again.`;
    return { name: shown, label: shown, section: '', kind: 'unknown', message };
  });
  const rest = unknown.length - problems.length;
  if (rest > 0) {
    const message = `${rest} more values belong to no input of this form. Reload the form and fill it in again.`;
    problems.push(formProblem('unknown', message));
  }
  return problems;
}

/**
 * Checks a filled form, given as JSON text or as an object, against its template. Unknown inputs, wrong kinds of
 * values and oversize texts are problems always; missing required inputs and an impossible period only when the form is
 * submitted. Limits say what the period is held against besides itself. Never throws, and takes time in proportion to what was sent.
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
    submission: Object.fromEntries(checks.flatMap((check) => check.sound)),
    problems: [...checks.flatMap((check) => check.problems), ...unknownInputs(template, values)],
  };
}
