import { getInputValue } from '../submission/filled-inputs.ts';
import { inputPurposeNames, inputPurposes } from './input-purpose.ts';
import { findLegacyInputNames, laterPurposes, legacyAfterWorkTitle } from './legacy-purposes.ts';
import type { RawSubmission } from '../submission/parse-submission.ts';
import type { Submission } from '../model/submission.ts';
import {
  listInputs,
  type InputPurpose,
  type TemplateContent,
  type TemplateInput,
  type TemplateSection,
} from '../model/template.ts';

/** The parts of a template needed to find inputs by purpose. */
export type TitledForm = Pick<TemplateContent, 'title' | 'sections'>;

/** Whether a version sets purposes itself. Setting one purpose counts as setting them all, except later ones. */
export function hasPurposes({ sections }: Pick<TemplateContent, 'sections'>): boolean {
  return sections.some(
    ({ afterWork, form }) => afterWork === true || form.some(({ purpose }) => purpose !== undefined),
  );
}

/** A cache by the sections of a version: these never change, and every keystroke looks them up again. */
const inputsBySections = new WeakMap<TitledForm['sections'], Map<string, readonly TemplateInput[]>>();

/** The inputs of a form with this purpose, in reading order. */
export function findInputsByPurpose(template: TitledForm, purpose: InputPurpose): readonly TemplateInput[] {
  const cached = inputsBySections.get(template.sections) ?? new Map<string, readonly TemplateInput[]>();
  inputsBySections.set(template.sections, cached);
  const cacheKey = `${purpose} ${template.title}`;
  const inputs = cached.get(cacheKey) ?? searchInputs(template, purpose);
  cached.set(cacheKey, inputs);
  return inputs;
}

function searchInputs(template: TitledForm, purpose: InputPurpose): TemplateInput[] {
  const marked = listInputs(template).filter((input) => input.purpose === purpose);
  if (marked.length > 0 || (hasPurposes(template) && !laterPurposes.has(purpose))) return marked;
  const { types, claims } = inputPurposes[purpose];
  const names = findLegacyInputNames(template.title)[purpose];
  const inputs = listInputs(template).filter(({ name, type }) => names.includes(name) && types.includes(type));
  if (claims.length === 0) return inputs;
  return inputs.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name)).slice(0, 1);
}

/** The input of a form with this purpose; the first where there are several. */
export function findInputByPurpose(template: TitledForm, purpose: InputPurpose): TemplateInput | undefined {
  return findInputsByPurpose(template, purpose)[0];
}

/** The answer to the input with this purpose; undefined when the form has no such input or no answer. */
export function findAnswer(template: TitledForm, submission: RawSubmission, purpose: InputPurpose): unknown {
  const input = findInputByPurpose(template, purpose);
  return input && getInputValue(submission, input);
}

/** The answers to inputs with one of these purposes alone, by the names of the inputs. */
export function pickAnswers(
  template: TitledForm,
  submission: Submission,
  purposes: readonly InputPurpose[],
): Submission {
  const inputs = purposes.flatMap((purpose) => findInputsByPurpose(template, purpose));
  return Object.fromEntries(
    inputs.flatMap(({ name }) => {
      const value = submission[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The same as trimmed text; empty if the answer is not a text. For a choice, the stored value. */
export function findTextAnswer(template: TitledForm, submission: RawSubmission, purpose: InputPurpose): string {
  const answer = findAnswer(template, submission, purpose);
  return typeof answer === 'string' ? answer.trim() : '';
}

/** Whether a section is filled in after the work, while its permit is closed. */
export function isAfterWorkSection(template: Pick<TemplateContent, 'sections'>, section: TemplateSection): boolean {
  return hasPurposes(template) ? section.afterWork === true : section.title === legacyAfterWorkTitle;
}

/** Writes the purposes that are inferred from names into a template that does not set them itself. */
export function addPurposes<Template extends TitledForm>(template: Template): Template {
  const inferred = new Map(
    inputPurposeNames.flatMap((purpose) =>
      findInputsByPurpose(template, purpose)
        .filter((input) => input.purpose === undefined)
        .map((input) => [input, purpose] as const),
    ),
  );
  if (hasPurposes(template) && inferred.size === 0) return template;
  const sections = template.sections.map((section) => ({
    ...section,
    ...(isAfterWorkSection(template, section) && { afterWork: true }),
    form: section.form.map((input) => {
      const purpose = inferred.get(input);
      return purpose ? { ...input, purpose } : input;
    }),
  }));
  return { ...template, sections };
}
