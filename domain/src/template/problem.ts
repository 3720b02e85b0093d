import type { ValueProblemKind } from './inputs/input-model.ts';
import type { TemplateInput, TemplateSection } from './template.ts';

/** A problem in a filled form, with the message for its author. */
export interface FormProblem {
  /** The input's name; empty for the form as a whole. */
  name: string;
  label: string;
  /** The title of the input's section; empty for a problem outside sections. */
  section: string;
  kind: ValueProblemKind | 'unknown';
  message: string;
}

/** Creates a problem of one input. */
export function createInputProblem(
  section: TemplateSection,
  input: TemplateInput,
  kind: FormProblem['kind'],
  message: string,
): FormProblem {
  return { name: input.name, label: input.label, section: section.title, kind, message };
}

/** Creates a problem of the form as a whole. */
export function createFormProblem(kind: FormProblem['kind'], message: string): FormProblem {
  return { name: '', label: '', section: '', kind, message };
}
