import { message } from '@eptw/domain/message';
import { validateDraft } from '@eptw/domain/permit/draft';
import { readWorkDescription } from '@eptw/domain/template/period/period';
import { isEmptySubmission } from '@eptw/domain/template/submission/filled-inputs';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { checkNewAttachedForms, parseAttachedForms } from '../../filled-forms/attached-forms.ts';
import { checkAttachedDraft, checkDraftForm, requireUsableFiles } from '../../filled-forms/form-checks.ts';
import { loadVersions, type FilledForm, type TemplateVersion } from '../../filled-forms/form-rows.ts';
import { requireSite, requireParentTemplate, requireDiscipline, requireOwner } from '../create/reference-checks.ts';
import { resolveReviewers, refuseOversizedInput, type ReviewersInput } from '../create/reviewers.ts';
import { lookUpReferences } from '../create/store.ts';
import type { DraftColumns } from './store.ts';

/** Input of 'Save as Draft': a permit whose forms may be incomplete. */
export interface DraftInput extends ReviewersInput {
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

/** The forms of a draft that are not sent again and stay unchanged, on the versions that they were filled in on. */
export interface UnchangedForms {
  own?: FilledForm | undefined;
  attached?: readonly FilledForm[] | undefined;
}

/**
 * Checks a draft as its author sends it: everything it refers to must exist, and its answers must be valid on the
 * templates' current versions. Required inputs may be empty. Throws the refusal.
 */
export async function checkDraft(
  context: ActorContext,
  input: DraftInput,
  stored: UnchangedForms | 'new',
): Promise<DraftContent> {
  const { db, actor } = context;
  const unchanged = stored === 'new' ? {} : stored;
  refuseOversizedInput(input);
  const attachedInput = unchanged.attached ? [] : parseAttachedForms(input.childrenState);
  const lookup = await lookUpReferences(
    db,
    {
      submitterId: actor.id,
      templateIds: [input.form, ...attachedInput.map(({ form }) => form)],
      siteId: input.site,
      disciplineId: input.discipline,
      ownerId: input.hostSystemOwner,
      userIds: input.selectedUser,
      groupIds: input.selectedMTGroup,
    },
    context.staffEmailDomain,
  );
  const site = requireSite(lookup, input.site);
  const reviewers = resolveReviewers(input, actor.id, lookup, site.id);
  const versions = await loadVersions(db, lookup.versions);
  const own = unchanged.own ?? checkOwnDraftForm(requireParentTemplate(versions.get(input.form)), input.submission);
  const problem =
    stored === 'new'
      ? validateDraft({ siteId: site.id, ...reviewers }, own.version, own.submission)
      : findEmptyDraftProblem(own);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  if (input.hostSystemOwner === '' || input.discipline === '') throw new Refusal('BAD_INPUT', message.draftIncomplete);
  requireDiscipline(lookup);
  requireOwner(lookup, input.hostSystemOwner);

  const attached =
    unchanged.attached ?? checkNewAttachedForms(versions, attachedInput, own.version.id, checkAttachedDraft);
  const forms = [own, ...attached];
  const fileNames = await requireUsableFiles(db, forms, actor.id, null);
  const columns = {
    site_id: site.id,
    discipline_id: input.discipline,
    owner_id: input.hostSystemOwner,
    individual_ids: reviewers.individualIds,
    group_ids: reviewers.groupIds,
    work_description: readWorkDescription(own.version, own.submission),
  };
  return { columns, forms, fileNames };
}

function checkOwnDraftForm(version: TemplateVersion, submission: unknown): FilledForm {
  return { version, submission: checkDraftForm(version, submission) };
}

/** An existing draft may not become empty. */
function findEmptyDraftProblem({ version, submission }: FilledForm): string | undefined {
  return isEmptySubmission(version, submission) ? message.draftEmpty : undefined;
}
