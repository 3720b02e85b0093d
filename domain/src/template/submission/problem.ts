import type { TemplateInput, TemplateSection } from '../model/template.ts';

/**
 * The kinds of problem in a filled form: those of one value, values that belong to no input, and what only the server
 * checks: a blocked word, and an answer that requires a form that is not attached.
 */
export const formProblemKinds = ['required', 'invalid', 'tooLarge', 'unknown', 'blockedWord', 'missingForm'] as const;

export type FormProblemKind = (typeof formProblemKinds)[number];

/** A problem in a filled form, with the message for its author. */
export interface FormProblem {
  /** The input's name; empty for the form as a whole. */
  name: string;
  label: string;
  /** The title of the input's section; empty for a problem outside sections. */
  section: string;
  kind: FormProblemKind;
  message: string;
}

/** Creates a problem of one input. */
export function createInputProblem(
  section: TemplateSection,
  input: TemplateInput,
  kind: FormProblemKind,
  message: string,
): FormProblem {
  return { name: input.name, label: input.label, section: section.title, kind, message };
}

/** Creates a problem of the form as a whole. */
export function createFormProblem(kind: FormProblemKind, message: string): FormProblem {
  return { name: '', label: '', section: '', kind, message };
}

/** A problem in one of the forms of a permit, as the API sends it. */
export interface PermitFormProblem {
  /** The id of the form's template. A permit has at most one form of each template. */
  form: string;
  /** The input's name; null for the form as a whole. */
  input: string | null;
  kind: FormProblemKind;
  message: string;
}

/** Adds to problems which form of a permit they are in. */
export function toPermitFormProblems(
  form: string,
  problems: readonly Pick<FormProblem, 'name' | 'kind' | 'message'>[],
): PermitFormProblem[] {
  return problems.map(({ name, kind, message }) => ({ form, input: name === '' ? null : name, kind, message }));
}
