import type { ValueProblemKind } from './inputs/input-model.ts';
import type { TemplateInput, TemplateSection } from './template.ts';

/** Something about a filled form that its author has to change, with the sentence that says what. */
export interface FormProblem {
  /** The input's name; empty when the problem is the form as a whole. */
  name: string;
  label: string;
  /** The title of the input's section; empty for what belongs to no section. */
  section: string;
  kind: ValueProblemKind | 'unknown';
  message: string;
}

/** A problem of one input. */
export function createInputProblem(
  section: TemplateSection,
  input: TemplateInput,
  kind: FormProblem['kind'],
  message: string,
): FormProblem {
  return { name: input.name, label: input.label, section: section.title, kind, message };
}

/** A problem of the form as a whole. */
export function createFormProblem(kind: FormProblem['kind'], message: string): FormProblem {
  return { name: '', label: '', section: '', kind, message };
}
