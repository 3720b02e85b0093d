import { changedInputs } from '@eptw/domain/template/changes';
import { startingValues } from '@eptw/domain/template/filled-inputs';
import { rebase } from '@eptw/domain/template/rebase';
import type { AttachedForm, Submission } from '@eptw/domain/template/submission';
import { inputsOf } from '@eptw/domain/template/template';
import { editForm, type EditedForm } from '../../templates/components/edited-form.ts';
import type { Permit } from '../detail/permit-track.ts';
import type { LoadedTemplate } from '../../templates/components/use-load-templates.ts';
import { readTemplate } from '../../templates/components/sent-template.ts';

/** A filled form of a permit that is being changed. */
export interface OpenForm {
  /** The template's id. */
  templateId: string;
  code: string;
  title: string;
  edited: EditedForm;
  /** The saved values that the changes are made to. */
  base: Submission;
  /** Attached by the change itself, and not saved yet. */
  isNew: boolean;
}

/** The permit's own form, and the forms attached to it, as one piece of work. */
export interface OpenForms {
  permitId: string;
  /** The version of the permit that `base` is. */
  version: number;
  own: OpenForm;
  attached: OpenForm[];
}

function openForm(key: string, form: Permit['form'], submission: unknown): OpenForm {
  const base = submission as Submission;
  return {
    templateId: form._id,
    code: form.code,
    title: form.title,
    edited: editForm(key, readTemplate(form), base),
    base,
    isNew: false,
  };
}

/** Opens all forms of a permit for changes. */
export function openForms(permit: Permit): OpenForms {
  return {
    permitId: permit._id,
    version: permit.version,
    own: openForm('own', permit.form, permit.submission),
    attached: permit.children.map((child, index) => openForm(`attached-${index + 1}`, child.form, child.submission)),
  };
}

export function everyForm(forms: OpenForms): OpenForm[] {
  return [forms.own, ...forms.attached];
}

/** Attaches one more form, filled with its template's own starting values. */
export function attachForm(forms: OpenForms, { id, code, title, content }: LoadedTemplate): OpenForms {
  if (forms.attached.some((form) => form.templateId === id)) return forms;
  const edited = editForm(`attached-${forms.attached.length + 1}`, content, startingValues(content));
  return { ...forms, attached: [...forms.attached, { templateId: id, code, title, edited, base: {}, isNew: true }] };
}

/** Whether the values differ from what is saved. */
export function hasEdits(forms: OpenForms): boolean {
  return everyForm(forms).some(
    ({ edited, base, isNew }) => isNew || changedInputs(edited.template, base, edited.store.submission()).length > 0,
  );
}

/** What the API takes: the values of the permit's own form, and of the attached ones with their templates. */
export function filledForms(forms: OpenForms): { submission: Submission; childrenState: AttachedForm[] } {
  return {
    submission: forms.own.edited.store.submission(),
    childrenState: forms.attached.map(({ templateId, edited }) => ({
      form: templateId,
      submission: edited.store.submission(),
    })),
  };
}

function carryOver(form: OpenForm, saved: Submission): { form: OpenForm; contested: string[] } {
  const { store, template } = form.edited;
  const { values, contested } = rebase(template, { base: form.base, typed: store.submission(), saved });
  for (const { name } of inputsOf(template)) store.set(name, values[name]);
  return { form: { ...form, base: saved, isNew: false }, contested: contested.map(({ label }) => label) };
}

export interface CarriedOver {
  forms: OpenForms;
  /** Labels of the inputs that somebody else changed too; the viewer's own values stand in them. */
  contested: string[];
}

/** Brings open forms to the permit's newest version: takes over what others saved and keeps what was typed. */
export function carryFormsOver(forms: OpenForms, permit: Permit): CarriedOver {
  const own = carryOver(forms.own, permit.submission as Submission);
  const attached = forms.attached.map((form) => {
    const child = permit.children.find(({ form: template }) => template._id === form.templateId);
    return child ? carryOver(form, child.submission as Submission) : { form, contested: [] };
  });
  return {
    forms: { ...forms, version: permit.version, own: own.form, attached: attached.map(({ form }) => form) },
    contested: [own, ...attached].flatMap(({ contested }) => contested),
  };
}
