import { requiredForms } from '@eptw/domain/child-permit/required-forms';
import type { Submission } from '@eptw/domain/template/submission';
import { readTemplate } from '../../templates/components/sent-template.ts';
import type { LoadedTemplate, LoadTemplates } from '../../templates/components/use-load-templates.ts';
import { stillOffered, unchosen, type Offer } from '../raise/choices.ts';
import { createRaiseWork, type RaiseWork } from '../raise/raise-work.ts';
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

type DraftForm = Pick<Draft, 'form' | 'submission'>;

function choicesOf(draft: Draft) {
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

/** A form in the version that it was saved on. */
function asSaved({ form }: DraftForm): LoadedTemplate {
  return { id: form._id, version: form.version, code: form.code, title: form.title, content: readTemplate(form) };
}

/**
 * Brings a draft onto the newest versions of its forms. An own form that can no longer be raised stays as it was until
 * another permit type is chosen; an attached one goes, and what was entered on it is told. Rejects when a form cannot be
 * loaded.
 */
export async function openDraft(draft: Draft, offer: Offer, load: LoadTemplates): Promise<OpenedDraft> {
  const isOffered = ({ form }: DraftForm) => offer.templates.some((offered) => offered._id === form._id);
  const loaded = await load([draft, ...draft.children].filter(isOffered).map(({ form }) => form._id));
  const templates = new Map([asSaved(draft), ...loaded].map((template) => [template.id, template]));
  const names = new Map(draft.files.map((file) => [file.filename, file.name]));
  const nameOf = (filename: string) => names.get(filename) ?? filename;
  const required = requiredForms(draft.submission as Submission);
  const news: FormNews[] = [];

  function carried(one: DraftForm, isAsked: boolean): SavedForm {
    const before = asSaved(one);
    const after = templates.get(before.id) ?? before;
    const carrying = carryOver(before.content, after.content, one.submission as Submission, nameOf);
    if (carrying.news) news.push(carrying.news);
    return { templateId: before.id, version: before.version, submission: carrying.submission, isAsked };
  }

  const choices = stillOffered(choicesOf(draft), offer);
  const work = createRaiseWork(
    crypto.randomUUID(),
    {
      format: 1,
      idempotencyKey: crypto.randomUUID(),
      choices,
      own: carried(draft, false),
      attached: draft.children.filter(isOffered).map((child) => carried(child, required.includes(child.form.code))),
      files: [...draft.files],
      savedAt: draft.updatedAt,
    },
    templates,
  );
  for (const child of draft.children) {
    if (!isOffered(child)) news.push(formGone(readTemplate(child.form), child.submission as Submission, nameOf));
  }
  return { work, news, dropped: unchosen(choices) };
}
