import { message } from '@eptw/domain/message';
import { draftProblem } from '@eptw/domain/permit/draft';
import { workDescriptionOf } from '@eptw/domain/permit/dates';
import { isEmptySubmission } from '@eptw/domain/template/filled-inputs';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { newAttachedForms, sentForms } from '../forms/attached.ts';
import { checkAttachedDraft, checkDraftForm, requireUsableFiles } from '../forms/check.ts';
import { versionsOf, type FilledForm, type TemplateVersion } from '../forms/store.ts';
import { chosenSite, parentTemplate, requireDiscipline, requireOwner } from '../raising/choice.ts';
import { chosenReviewers, refuseTooMany, type SentReviewers } from '../raising/reviewers.ts';
import { groundOf } from '../raising/store.ts';
import type { DraftColumns } from './store.ts';

/** What 'Save as Draft' sends: a permit that may still lack anything on its forms. */
export interface SentDraft extends SentReviewers {
  /** The template's id. */
  form: string;
  submission?: unknown;
  childrenState?: unknown;
  site: string;
  hostSystemOwner: string;
  discipline: string;
}

/** A draft's columns and forms, checked. */
export interface DraftContent {
  columns: DraftColumns;
  forms: FilledForm[];
  fileNames: string[];
}

/** Forms of a draft that are not sent again and stay as they are, on the versions that they were filled in on. */
export interface KeptForms {
  own?: FilledForm | undefined;
  attached?: readonly FilledForm[] | undefined;
}

/**
 * Checks a draft as its author sends it: whom and where it names must be there, what is filled in must be sound, and on
 * the templates' current versions. Required inputs may be open. Throws the refusal.
 */
export async function checkedContent(scope: Scope, sent: SentDraft, kept: KeptForms | 'new'): Promise<DraftContent> {
  const { db, actor } = scope;
  const stays = kept === 'new' ? {} : kept;
  refuseTooMany(sent);
  const sentAttached = stays.attached ? [] : sentForms(sent.childrenState);
  const ground = await groundOf(
    db,
    {
      submitterId: actor.id,
      templateIds: [sent.form, ...sentAttached.map(({ form }) => form)],
      siteId: sent.site,
      disciplineId: sent.discipline,
      ownerId: sent.hostSystemOwner,
      userIds: sent.selectedUser,
      groupIds: sent.selectedMTGroup,
    },
    scope.staffEmailDomain,
  );
  const site = chosenSite(ground, sent.site);
  const reviewers = chosenReviewers(sent, actor.id, ground, site.id);
  const versions = await versionsOf(db, ground.versions);
  const own = stays.own ?? ownForm(parentTemplate(versions.get(sent.form)), sent.submission);
  const problem =
    kept === 'new' ? draftProblem({ siteId: site.id, ...reviewers }, own.version, own.submission) : emptiness(own);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  if (sent.hostSystemOwner === '' || sent.discipline === '') throw new Refusal('BAD_INPUT', message.draftIncomplete);
  requireDiscipline(ground);
  requireOwner(ground, sent.hostSystemOwner);

  const attached = stays.attached ?? newAttachedForms(versions, sentAttached, own.version.id, checkAttachedDraft);
  const forms = [own, ...attached];
  const fileNames = await requireUsableFiles(db, forms, actor.id, null);
  const columns = {
    site_id: site.id,
    discipline_id: sent.discipline,
    owner_id: sent.hostSystemOwner,
    individual_ids: reviewers.individualIds,
    group_ids: reviewers.groupIds,
    work_description: workDescriptionOf(own.version, own.submission),
  };
  return { columns, forms, fileNames };
}

function ownForm(version: TemplateVersion, submission: unknown): FilledForm {
  return { version, submission: checkDraftForm(version, submission) };
}

/** A draft that is there already may not become empty. */
function emptiness({ version, submission }: FilledForm): string | undefined {
  return isEmptySubmission(version, submission) ? message.draftEmpty : undefined;
}
