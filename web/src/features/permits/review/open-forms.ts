import { listCoveredInputs } from '@eptw/domain/permit/coverage';
import { readPeriod } from '@eptw/domain/template/period/period';
import { findPeriodLimits, type EditedPeriod } from '@eptw/domain/permit/edited-period';
import type { PeriodLimits } from '@eptw/domain/template/period/period-problems';
import { diffSubmissions } from '@eptw/domain/template/submission/answer-changes';
import { getDefaultValues } from '@eptw/domain/template/submission/filled-inputs';
import { rebaseSubmission } from '@eptw/domain/template/submission/rebase';
import type { AttachedForm, Submission } from '@eptw/domain/template/model/submission';
import { findPrefilledAnswers } from '@eptw/domain/template/purpose/prefill';
import { listInputs } from '@eptw/domain/template/model/template';
import { createEditedForm, type EditedForm } from '../../templates/components/edited-form.ts';
import { toFilledTemplate, keepPrefillUpdated } from '../../templates/components/prefill-updates.ts';
import type { Permit } from '../model/permit.ts';
import type { LoadedTemplate } from '../../templates/components/load-templates.ts';
import { toFormTemplate } from '../../templates/components/template-payload.ts';

/** A form of a permit in editing. */
export interface OpenForm {
  /** The template's id. */
  templateId: string;
  code: string;
  title: string;
  edited: EditedForm;
  /** The saved values that the edits are based on. */
  base: Submission;
  /** Attached in this edit, and not saved yet. */
  isNew: boolean;
}

/** The permit's own form and its attached forms, edited together. */
export interface OpenForms {
  permitId: string;
  /** The version of the permit that `base` belongs to. */
  version: number;
  own: OpenForm;
  attached: OpenForm[];
  /** Attached forms that are taken off with this edit. */
  removed: OpenForm[];
  periods: Periods;
}

/** What the periods of the open forms are checked against during editing. */
interface Periods {
  /** The newest object of each form, by key: a concurrent save replaces it. */
  forms: Map<string, OpenForm>;
  getPeriodLimits(key: string): PeriodLimits | undefined;
}

const ownKey = 'own';

function createPeriods(timeZone: string, isResubmitted: boolean): Periods {
  const forms = new Map<string, OpenForm>();
  const getEditedPeriod = (key: string): EditedPeriod | undefined => {
    const form = forms.get(key);
    if (!form) return undefined;
    const { edited, base, isNew } = form;
    const after = readPeriod(edited.template, edited.store.getSubmission(), timeZone);
    return { before: isNew ? undefined : readPeriod(edited.template, base, timeZone), after };
  };
  return {
    forms,
    getPeriodLimits(key) {
      const own = getEditedPeriod(ownKey);
      const form = key === ownKey ? own : getEditedPeriod(key);
      return form && own && findPeriodLimits(form, own, { now: new Date(), timeZone, isResubmitted });
    },
  };
}

function registerForm({ forms }: Periods, form: OpenForm): OpenForm {
  forms.set(form.edited.key, form);
  return form;
}

function openForm(key: string, form: Permit['form'], submission: unknown, periods: Periods): OpenForm {
  const base = submission as Submission;
  const edited = createEditedForm(key, toFormTemplate(form), base, () => periods.getPeriodLimits(key));
  return registerForm(periods, {
    templateId: form._id,
    code: form.code,
    title: form.title,
    edited,
    base,
    isNew: false,
  });
}

/** Opens all forms of a permit for editing or resubmission. */
export function openForms(permit: Permit, isResubmitted: boolean): OpenForms {
  const periods = createPeriods(permit.site.timeZone, isResubmitted);
  return {
    permitId: permit._id,
    version: permit.version,
    own: openForm(ownKey, permit.form, permit.submission, periods),
    attached: permit.children.map((child, index) =>
      openForm(`attached-${index + 1}`, child.form, child.submission, periods),
    ),
    removed: [],
    periods,
  };
}

export function listOpenForms(forms: OpenForms): OpenForm[] {
  return [forms.own, ...forms.attached];
}

/**
 * Attaches one more form, with its template's defaults and answers prefilled from the permit; one that was taken off in
 * this edit comes back with its answers. Nothing comes from a
 * profile: the editor need not be the submitter.
 */
export function attachForm(forms: OpenForms, { id, code, title, content }: LoadedTemplate): OpenForms {
  if (forms.attached.some((form) => form.templateId === id)) return forms;
  const restored = forms.removed.find((form) => form.templateId === id);
  if (restored) {
    const removed = forms.removed.filter((form) => form !== restored);
    return { ...forms, attached: [...forms.attached, restored], removed };
  }
  const { periods } = forms;
  const key = `attached-${id}`;
  const start = getDefaultValues(content);
  const prefilled = findPrefilledAnswers(content, start, { permit: toFilledTemplate(forms.own.edited) });
  const edited = createEditedForm(key, content, start, () => periods.getPeriodLimits(key), prefilled);
  keepPrefillUpdated(forms.own.edited, () => [edited]);
  const attached = registerForm(periods, { templateId: id, code, title, edited, base: {}, isNew: true });
  return { ...forms, attached: [...forms.attached, attached] };
}

/** Takes an attached form off. One that was not saved yet leaves no trace. */
export function removeForm(forms: OpenForms, templateId: string): OpenForms {
  const removed = forms.attached.find((form) => form.templateId === templateId);
  if (!removed) return forms;
  return {
    ...forms,
    attached: forms.attached.filter((form) => form !== removed),
    removed: removed.isNew ? forms.removed : [...forms.removed, removed],
  };
}

/** Whether the values differ from the saved ones. */
export function hasChanges(forms: OpenForms): boolean {
  return (
    forms.removed.length > 0 ||
    listOpenForms(forms).some(
      ({ edited, base, isNew }) =>
        isNew || diffSubmissions(edited.template, base, edited.store.getSubmission()).length > 0,
    )
  );
}

/** Lists the labels of changed answers that approvals cover; of a form that was attached or taken off, its title. */
export function listCoveredChanges(forms: OpenForms): string[] {
  const changed = listOpenForms(forms).flatMap(({ edited, base, isNew, title }) => {
    if (isNew) return [title];
    const covered = new Set(listCoveredInputs(edited.template).map(({ name }) => name));
    const changes = diffSubmissions(edited.template, base, edited.store.getSubmission());
    return changes.flatMap(({ name, label }) => (covered.has(name) ? [label] : []));
  });
  return [...changed, ...forms.removed.map(({ title }) => title)];
}

/** Returns the API's input: the values of the permit's own form, and of the attached ones with their templates. */
export function toFormsInput(forms: OpenForms): { submission: Submission; childrenState: AttachedForm[] } {
  return {
    submission: forms.own.edited.store.getSubmission(),
    childrenState: forms.attached.map(({ templateId, edited }) => ({
      form: templateId,
      submission: edited.store.getSubmission(),
    })),
  };
}

function rebaseForm(form: OpenForm, saved: Submission, periods: Periods): { form: OpenForm; contested: string[] } {
  const { store, template } = form.edited;
  const { values, conflicts } = rebaseSubmission(template, { base: form.base, typed: store.getSubmission(), saved });
  for (const { name } of listInputs(template)) store.set(name, values[name]);
  const rebased = registerForm(periods, { ...form, base: saved, isNew: false });
  return { form: rebased, contested: conflicts.map(({ label }) => label) };
}

export interface RebasedForms {
  forms: OpenForms;
  /** Labels of the inputs that another user changed too; they keep the viewer's values. */
  contested: string[];
}

/** Moves open forms to the permit's newest version: takes over what others saved and keeps the viewer's edits. */
export function rebaseForms(forms: OpenForms, permit: Permit): RebasedForms {
  const own = rebaseForm(forms.own, permit.submission as Submission, forms.periods);
  const attached = forms.attached.map((form) => {
    const child = permit.children.find(({ form: template }) => template._id === form.templateId);
    return child ? rebaseForm(form, child.submission as Submission, forms.periods) : { form, contested: [] };
  });
  const isKnown = (id: string) => [...forms.attached, ...forms.removed].some(({ templateId }) => templateId === id);
  const attachedByOthers = permit.children
    .filter(({ form }) => !isKnown(form._id))
    .map(({ form, submission }) => openForm(`attached-${form._id}`, form, submission, forms.periods));
  return {
    forms: {
      ...forms,
      version: permit.version,
      own: own.form,
      attached: [...attached.map(({ form }) => form), ...attachedByOthers],
    },
    contested: [own, ...attached].flatMap(({ contested }) => contested),
  };
}
