import { givenValue } from './filled-inputs.ts';
import { inputPurposes } from './input-purpose.ts';
import { olderAfterWorkTitle, olderNames } from './older-purposes.ts';
import type { RawSubmission } from './parse-submission.ts';
import {
  inputsOf,
  type InputPurpose,
  type TemplateContent,
  type TemplateInput,
  type TemplateSection,
} from './template.ts';

/** What has to be known of a template to say which input is for what. */
export type PurposefulTemplate = Pick<TemplateContent, 'title' | 'sections'>;

/** Whether a version says itself what its inputs are for. One that says it of a single input says it of all. */
export function carriesPurposes({ sections }: Pick<TemplateContent, 'sections'>): boolean {
  return sections.some(
    ({ afterWork, form }) => afterWork === true || form.some(({ purpose }) => purpose !== undefined),
  );
}

/** What was found so far, by the sections of a version: these never change, and every key pressed asks again. */
const found = new WeakMap<PurposefulTemplate['sections'], Map<string, readonly TemplateInput[]>>();

/** The inputs of a form with this purpose, in reading order. */
export function inputsFor(template: PurposefulTemplate, purpose: InputPurpose): readonly TemplateInput[] {
  const known = found.get(template.sections) ?? new Map<string, readonly TemplateInput[]>();
  found.set(template.sections, known);
  const question = `${purpose} ${template.title}`;
  const inputs = known.get(question) ?? findInputs(template, purpose);
  known.set(question, inputs);
  return inputs;
}

function findInputs(template: PurposefulTemplate, purpose: InputPurpose): TemplateInput[] {
  if (carriesPurposes(template)) return inputsOf(template).filter((input) => input.purpose === purpose);
  const { types, claims } = inputPurposes[purpose];
  const names = olderNames(template.title)[purpose];
  const inputs = inputsOf(template).filter(({ name, type }) => names.includes(name) && types.includes(type));
  if (claims.length === 0) return inputs;
  return inputs.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name)).slice(0, 1);
}

/** The input of a form with this purpose; the first where there are several. */
export function inputFor(template: PurposefulTemplate, purpose: InputPurpose): TemplateInput | undefined {
  return inputsFor(template, purpose)[0];
}

/** What somebody answered to the input with this purpose; undefined where the form does not ask or holds no answer. */
export function answerFor(template: PurposefulTemplate, submission: RawSubmission, purpose: InputPurpose): unknown {
  const input = inputFor(template, purpose);
  return input && givenValue(submission, input);
}

/** The same where a text is meant, trimmed: empty for everything else. A choice is its stored value. */
export function textFor(template: PurposefulTemplate, submission: RawSubmission, purpose: InputPurpose): string {
  const answer = answerFor(template, submission, purpose);
  return typeof answer === 'string' ? answer.trim() : '';
}

/** Whether a section is filled in after the work, while its permit is closed. */
export function isAfterWork(template: Pick<TemplateContent, 'sections'>, section: TemplateSection): boolean {
  return carriesPurposes(template) ? section.afterWork === true : section.title === olderAfterWorkTitle;
}

/** A template that says itself what its inputs and sections are for, as it was read before it did. */
export function withPurposes<Template extends PurposefulTemplate>(template: Template): Template {
  if (carriesPurposes(template)) return template;
  const purposes = new Map(
    (Object.keys(inputPurposes) as InputPurpose[]).flatMap((purpose) =>
      inputsFor(template, purpose).map((input) => [input, purpose] as const),
    ),
  );
  const sections = template.sections.map((section) => ({
    ...section,
    ...(isAfterWork(template, section) && { afterWork: true }),
    form: section.form.map((input) => {
      const purpose = purposes.get(input);
      return purpose ? { ...input, purpose } : input;
    }),
  }));
  return { ...template, sections };
}
