import { requiredForms } from '@eptw/domain/child-permit/required-forms';
import type { Submission } from '@eptw/domain/template/submission';
import type { KnownFile } from '../../templates/components/form-surroundings.ts';
import { readTemplate } from '../../templates/components/sent-template.ts';
import type { LoadedTemplate, LoadTemplates } from '../../templates/components/use-load-templates.ts';
import { stillOffered, unchosen, type Choices, type Offer } from '../raise/choices.ts';
import { createRaiseWork, type RaisedForm, type RaiseWork } from '../raise/raise-work.ts';
import type { SavedForm } from '../raise/saved-work.ts';
import { carryOver, formGone, type FormNews } from './carry-over.ts';
import type { DraftFactsFragment } from './operations.generated.ts';

export type Draft = DraftFactsFragment;

/** A draft that goes on being filled in. */
export interface OpenedDraft {
  work: RaiseWork;
  /** What has become of its forms since it was saved. */
  news: FormNews[];
  /** Labels of choices that it had and that can no longer be made. */
  dropped: string[];
}

/** A form with what is filled in on it, in the version that it was filled in on. */
interface FilledForm {
  template: LoadedTemplate;
  submission: Submission;
}

/** What a draft is opened from: what is saved of it, or what its author has on the screen. */
export interface DraftSource {
  choices: Choices;
  own: FilledForm;
  attached: FilledForm[];
  files: readonly KnownFile[];
}

function savedChoices(draft: Draft): Choices {
  return {
    template: draft.form._id,
    site: draft.site._id,
    parent: '',
    discipline: draft.discipline._id,
    owner: draft.hostSystemOwner._id,
    individuals: draft.selectedUser.map((person) => person._id),
    groups: draft.selectedMTGroup.map((group) => group._id),
  };
}

function savedForm({ form, submission }: Pick<Draft, 'form' | 'submission'>): FilledForm {
  const { _id: id, version, code, title } = form;
  return { template: { id, version, code, title, content: readTemplate(form) }, submission: submission as Submission };
}

/** A draft as it is saved. */
export function savedSource(draft: Draft): DraftSource {
  const { children, files } = draft;
  return { choices: savedChoices(draft), own: savedForm(draft), attached: children.map(savedForm), files };
}

/** A draft as its author has it on the screen; nothing while there is no form of its own. */
export function typedSource(work: RaiseWork): DraftSource | undefined {
  const { choices, own, attached } = work.state();
  const { files = [] } = work.saved(new Date()) ?? {};
  const filled = ({ template, edited }: RaisedForm) => ({ template, submission: edited.store.submission() });
  return own && { choices, own: filled(own), attached: attached.map(filled), files };
}

/**
 * Brings a draft onto the newest versions of its forms. An own form that can no longer be raised stays as it was until
 * another permit type is chosen; an attached one goes, and what was entered on it is told. Rejects when a form cannot be
 * loaded.
 */
export async function openDraft(
  draft: Draft,
  source: DraftSource,
  offer: Offer,
  load: LoadTemplates,
): Promise<OpenedDraft> {
  const { own, attached, files } = source;
  const isOffered = ({ template }: FilledForm) => offer.templates.some((offered) => offered._id === template.id);
  const loaded = await load([own, ...attached].filter(isOffered).map(({ template }) => template.id));
  const templates = new Map([own.template, ...loaded].map((template) => [template.id, template]));
  const names = new Map(files.map((file) => [file.filename, file.name]));
  const nameOf = (filename: string) => names.get(filename) ?? filename;
  const required = requiredForms(own.submission);
  const news: FormNews[] = [];

  function carried({ template: before, submission }: FilledForm, isAsked: boolean): SavedForm {
    const after = templates.get(before.id) ?? before;
    const carrying = carryOver(before.content, after.content, submission, nameOf);
    if (carrying.news) news.push(carrying.news);
    return { templateId: before.id, version: before.version, submission: carrying.submission, isAsked };
  }

  const choices = stillOffered(source.choices, offer);
  const work = createRaiseWork(
    crypto.randomUUID(),
    {
      format: 1,
      idempotencyKey: crypto.randomUUID(),
      choices,
      own: carried(own, false),
      attached: attached.filter(isOffered).map((form) => carried(form, required.includes(form.template.code))),
      files: [...files],
      savedAt: draft.updatedAt,
    },
    templates,
    offer.profile,
  );
  for (const form of attached) {
    if (!isOffered(form)) news.push(formGone(form.template.content, form.submission, nameOf));
  }
  return { work, news, dropped: unchosen(choices) };
}
