import { listRequiredForms } from '@eptw/domain/child-permit/required-forms';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { StoredFile } from '../../../lib/form-context.ts';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import type { LoadedTemplate, LoadTemplates } from '../../templates/components/load-templates.ts';
import {
  dropUnavailableChoices,
  listMissingChoices,
  type PermitChoices,
  type FormOptions,
} from '../forms/permit-choices.ts';
import { createPermitFormStore, type PermitFormStore } from '../forms/permit-form-store.ts';
import type { EditedPermitForm } from '../forms/edited-permit-form.ts';
import type { LocalDraftForm } from '../forms/local-draft.ts';
import { migrateAnswers, listLostAnswers, type FormChanges } from './migrate-answers.ts';
import type { DraftFactsFragment } from '../../../generated/permits/drafts.ts';

export type Draft = DraftFactsFragment;

/** A draft opened for editing. */
export interface OpenedDraft {
  formStore: PermitFormStore;
  /** How its forms changed since it was saved. */
  formChanges: FormChanges[];
  /** Labels of choices that are no longer available. */
  unavailableChoices: string[];
}

/** A form with its answers, in the version it was filled in on. */
interface FilledForm {
  template: LoadedTemplate;
  submission: Submission;
}

/** What a draft is opened from: its saved state, or what its author has on screen. */
export interface DraftSource {
  choices: PermitChoices;
  own: FilledForm;
  attached: FilledForm[];
  files: readonly StoredFile[];
}

function toSavedChoices(draft: Draft): PermitChoices {
  return {
    template: draft.form._id,
    site: draft.site._id,
    parent: '',
    follows: '',
    discipline: draft.discipline._id,
    owner: draft.hostSystemOwner._id,
    individuals: draft.selectedUser.map((person) => person._id),
    groups: draft.selectedMTGroup.map((group) => group._id),
  };
}

function toFilledForm({ form, submission }: Pick<Draft, 'form' | 'submission'>): FilledForm {
  const { _id: id, version, code, title } = form;
  return {
    template: { id, version, code, title, content: toFormTemplate(form) },
    submission: submission as Submission,
  };
}

/** Returns the saved state of a draft. */
export function toSavedSource(draft: Draft): DraftSource {
  const { children, files } = draft;
  return { choices: toSavedChoices(draft), own: toFilledForm(draft), attached: children.map(toFilledForm), files };
}

/** Returns the draft on its author's screen; undefined while no form is selected. */
export function toEditedSource(formStore: PermitFormStore): DraftSource | undefined {
  const { choices, own, attached } = formStore.get();
  const { files = [] } = formStore.toLocalDraft(new Date()) ?? {};
  const toFilled = ({ template, edited }: EditedPermitForm) => ({ template, submission: edited.store.getSubmission() });
  return own && { choices, own: toFilled(own), attached: attached.map(toFilled), files };
}

/**
 * Moves a draft to the newest versions of its forms. A permit form that is no longer available stays until another
 * permit type is selected; an attached form is removed, and its answers are reported. Rejects when a form cannot be
 * loaded.
 */
export async function openDraft(
  draft: Draft,
  source: DraftSource,
  formOptions: FormOptions,
  load: LoadTemplates,
): Promise<OpenedDraft> {
  const { own, attached, files } = source;
  const isAvailable = ({ template }: FilledForm) =>
    formOptions.templates.some((available) => available._id === template.id);
  const loaded = await load([own, ...attached].filter(isAvailable).map(({ template }) => template.id));
  const templates = new Map([own.template, ...loaded].map((template) => [template.id, template]));
  const names = new Map(files.map((file) => [file.filename, file.name]));
  const getFileName = (filename: string) => names.get(filename) ?? filename;
  const requiredCodes = listRequiredForms(own.template.content, own.submission);
  const formChanges: FormChanges[] = [];

  function migrateForm({ template: before, submission }: FilledForm, isAttachedByTick: boolean): LocalDraftForm {
    const after = templates.get(before.id) ?? before;
    const migrated = migrateAnswers(before.content, after.content, submission, getFileName);
    if (migrated.formChanges) formChanges.push(migrated.formChanges);
    return {
      templateId: before.id,
      version: before.version,
      submission: migrated.submission,
      isAsked: isAttachedByTick,
    };
  }

  const choices = dropUnavailableChoices(source.choices, formOptions);
  const formStore = createPermitFormStore(
    crypto.randomUUID(),
    {
      format: 1,
      idempotencyKey: crypto.randomUUID(),
      choices,
      own: migrateForm(own, false),
      attached: attached
        .filter(isAvailable)
        .map((form) => migrateForm(form, requiredCodes.includes(form.template.code))),
      files: [...files],
      savedAt: draft.updatedAt,
    },
    templates,
    formOptions.profile,
  );
  for (const form of attached) {
    if (!isAvailable(form)) formChanges.push(listLostAnswers(form.template.content, form.submission, getFileName));
  }
  return { formStore, formChanges, unavailableChoices: listMissingChoices(choices) };
}
