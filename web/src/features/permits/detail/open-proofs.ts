import { listProofInputs } from '@eptw/domain/permit/proofs';
import type { AttachedForm, Submission } from '@eptw/domain/template/model/submission';
import { listInputs } from '@eptw/domain/template/model/template';
import { rebaseSubmission } from '@eptw/domain/template/submission/rebase';
import { checkSubmission } from '@eptw/domain/template/validation/validation';
import { createEditedForm, type EditedForm } from '../../templates/components/edited-form.ts';
import type { FormTemplate } from '../../templates/components/form-store.ts';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import type { Permit } from '../model/permit.ts';

/** What a form of a permit asks to be proven before the start, in editing. */
export interface OpenProofs {
  /** The template's id. */
  templateId: string;
  edited: EditedForm;
  /** The saved answers that the edits are based on. */
  base: Submission;
}

type AnsweredForm = Pick<Permit, 'form' | 'submission'>;

const listForms = ({ form, submission, children }: Permit): AnsweredForm[] => [{ form, submission }, ...children];

/** The inputs that are proven before the start alone, as inputs that are answered now. */
function toProofTemplate(template: FormTemplate): FormTemplate {
  const sections = template.sections.map((section) => ({
    // Each part of a page has a name of its own.
    title: `${section.title}, before the start`,
    form: listProofInputs({ sections: [section] }).map(({ beforeStart: _known, ...input }) => input),
  }));
  return { ...template, sections: sections.filter(({ form }) => form.length > 0) };
}

function pickProofs({ form, submission }: AnsweredForm): Submission {
  const names = new Set(listProofInputs(toFormTemplate(form)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(submission as Submission).filter(([name]) => names.has(name)));
}

/** Opens what the forms of a permit ask to be proven before the start; empty where none does. */
export function openProofs(permit: Permit): OpenProofs[] {
  return listForms(permit).flatMap((answered, index) => {
    const template = toProofTemplate(toFormTemplate(answered.form));
    if (template.sections.length === 0) return [];
    const base = pickProofs(answered);
    return [{ templateId: answered.form._id, edited: createEditedForm(`proofs-${index}`, template, base), base }];
  });
}

/**
 * Takes over what others have saved since; what was typed here stays. `contested` has the labels of what both answered,
 * each in their own way.
 */
export function rebaseProofs(
  proofs: readonly OpenProofs[],
  permit: Permit,
): { proofs: OpenProofs[]; contested: string[] } {
  const rebased = openProofs(permit).map((opened) => {
    const current = proofs.find(({ templateId }) => templateId === opened.templateId);
    if (!current) return { opened, conflicts: [] };
    const { store, template } = current.edited;
    const versions = { base: current.base, typed: store.getSubmission(), saved: opened.base };
    const { values, conflicts } = rebaseSubmission(template, versions);
    for (const { name } of listInputs(template)) store.set(name, values[name]);
    return { opened: { ...current, base: opened.base }, conflicts };
  });
  return {
    proofs: rebased.map(({ opened }) => opened),
    contested: rebased.flatMap(({ conflicts }) => conflicts.map(({ label }) => label)),
  };
}

/** Whether every answer can be sent; what is wrong is shown. Some may be missing: each is given when it is known. */
export function checkProofs(proofs: readonly OpenProofs[]): boolean {
  return proofs
    .map(({ edited: { template, store } }) => {
      const { problems } = checkSubmission(template, store.getSubmission(), 'submit');
      store.checkEntered();
      return problems.every(({ kind }) => kind === 'required');
    })
    .every(Boolean);
}

/** The forms of a permit with these answers, as they are sent. */
export function toProvenForms(
  permit: Permit,
  proofs: readonly OpenProofs[],
): { submission: Submission; childrenState: AttachedForm[] } {
  const answer = ({ form, submission }: AnsweredForm): Submission => {
    const opened = proofs.find(({ templateId }) => templateId === form._id);
    const names = new Set(listProofInputs(toFormTemplate(form)).map(({ name }) => name));
    const others = Object.entries(submission as Submission).filter(([name]) => !names.has(name));
    return opened
      ? { ...Object.fromEntries(others), ...opened.edited.store.getSubmission() }
      : (submission as Submission);
  };
  return {
    submission: answer(permit),
    childrenState: permit.children
      .filter(({ form }) => proofs.some(({ templateId }) => templateId === form._id))
      .map((child) => ({ form: child.form._id, submission: answer(child) })),
  };
}
