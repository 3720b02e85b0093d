import { message } from '@eptw/domain/message';
import { draftStatus, pendingApprovalStatuses } from '@eptw/domain/permit/status';
import { mapBatches, type StreamedList } from '../../../database/batches.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import type { Page } from '../../../graphql/payloads.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { badInput } from '../../../graphql/errors.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { removeContents } from '../../files/service.ts';
import { refuseLongKey } from '../idempotency-key.ts';
import { createPermit, findPermitOfDraft } from '../create/service.ts';
import type { CreatedPermit } from '../create/write.ts';
import { checkDraft, type DraftInput } from './check-draft.ts';
import { toDraft, toDraftSummary, type Draft, type DraftSummary } from './draft.ts';
import { requireLockedDraft } from './require-locked-draft.ts';
import {
  countDrafts,
  deleteDraft,
  loadDraftForms,
  findDraft,
  listDrafts,
  replaceForms,
  updateDraft,
  upsertDraft,
  streamDrafts,
} from './store.ts';
import { publishDraftsChanged } from '../subscriptions/draft-events.ts';

/** A page of drafts, and a text to find them by. */
export interface DraftsRequest extends PageArguments {
  searchText?: string | null | undefined;
}

/** The person's own drafts, the one saved last first. */
export async function listOwnDrafts({ db, actor }: ActorContext, request: DraftsRequest): Promise<Page<DraftSummary>> {
  const filter = { authorId: actor.id, searchText: request.searchText };
  const [count, rows] = await Promise.all([countDrafts(db, filter), listDrafts(db, filter, toRowRange(request))]);
  return { count, items: rows.map(toDraftSummary) };
}

/** The same drafts, all of them. */
export async function listAllDrafts(
  { db, actor }: ActorContext,
  { searchText }: Pick<DraftsRequest, 'searchText'>,
): Promise<StreamedList<DraftSummary>> {
  return mapBatches(await streamDrafts(db, { authorId: actor.id, searchText }), (rows) => rows.map(toDraftSummary));
}

/** One of the person's own drafts. Throws NOT_FOUND, the same for what is somebody else's and what is not there. */
export async function loadDraft(context: ActorContext, draftId: string): Promise<Draft> {
  const row = await findDraft(context.db, context.actor.id, draftId);
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return toDraft(context, row);
}

/** What a new draft holds: all but its type may still be missing. */
export type CreateDraftInput = Pick<DraftInput, 'form'> & {
  [Field in keyof DraftInput]?: DraftInput[Field] | null | undefined;
};

/** Saves a permit as a draft. With an idempotency key a repeat brings the draft that it made up to date. */
export async function createDraft(
  context: ActorContext,
  partial: CreateDraftInput,
  idempotencyKey: string | null,
): Promise<string> {
  refuseLongKey(idempotencyKey);
  const input = {
    form: partial.form,
    submission: partial.submission ?? {},
    childrenState: partial.childrenState ?? undefined,
    site: partial.site ?? '',
    discipline: partial.discipline ?? '',
    hostSystemOwner: partial.hostSystemOwner ?? '',
    selectedUser: partial.selectedUser ?? [],
    selectedMTGroupUsers: partial.selectedMTGroupUsers,
    selectedMTGroup: partial.selectedMTGroup ?? [],
  };
  const { columns, forms, fileNames } = await checkDraft(context, input, 'new');
  const draft = { ...columns, author_id: context.actor.id, idempotency_key: idempotencyKey };
  return inTransaction(context.db, async (db) => {
    const id = await upsertDraft(db, draft, context.clock());
    await replaceForms(db, id, forms, fileNames);
    await publishDraftsChanged({ ...context, db });
    return id;
  });
}

/** A change of a draft: what is left out stays as it is. */
export type UpdateDraftInput = { id: string; version?: number | null | undefined } & {
  [Field in keyof DraftInput]?: DraftInput[Field] | null | undefined;
};

/** Saves what a draft holds now. Forms that are sent are filled in on the templates' current versions from then on. */
export async function saveDraft(context: ActorContext, input: UpdateDraftInput): Promise<string> {
  return inTransaction(context.db, async (db) => {
    const draft = await requireLockedDraft({ ...context, db }, input.id, input.version);
    const [own, ...attached] = await loadDraftForms(db, draft.id);
    const form = input.form ?? own?.version.id ?? '';
    const keepsOwn = input.submission == null && form === own?.version.id;
    const { columns, forms, fileNames } = await checkDraft(
      { ...context, db },
      {
        form,
        submission: input.submission ?? undefined,
        childrenState: input.childrenState ?? undefined,
        site: input.site ?? draft.site_id,
        discipline: input.discipline ?? draft.discipline_id,
        hostSystemOwner: input.hostSystemOwner ?? draft.owner_id,
        selectedUser: input.selectedUser ?? draft.individual_ids,
        selectedMTGroupUsers: input.selectedMTGroupUsers,
        selectedMTGroup: input.selectedMTGroup ?? draft.group_ids,
      },
      { own: keepsOwn ? own : undefined, attached: input.childrenState == null ? attached : undefined },
    );
    await updateDraft(db, draft.id, columns, context.clock());
    await replaceForms(db, draft.id, forms, fileNames);
    await publishDraftsChanged({ ...context, db });
    return draft.id;
  });
}

/** Whether a wanted status means that a draft is to be submitted; its author's role decides which of the two it gets. */
export function isSubmitStatus(status: string | null | undefined): boolean {
  if (status == null || status === draftStatus) return false;
  if (pendingApprovalStatuses.some((pending) => pending === status)) return true;
  throw badInput(`The status of a draft is ${draftStatus}, or ${pendingApprovalStatuses.join(' or ')} to submit it.`);
}

/**
 * Makes the permit that a draft holds, in the draft's place, after saving what is sent with it. Throws what refuses
 * either; the draft stays then. A repeat answers the permit that the draft has become.
 */
export async function submitDraft(context: ActorContext, input: UpdateDraftInput): Promise<CreatedPermit> {
  const { id, version, ...parts } = input;
  const earlier = await findPermitOfDraft(context, id);
  if (earlier) return earlier;
  if (Object.values(parts).some((part) => part != null)) await saveDraft(context, input);
  else await inTransaction(context.db, (db) => requireLockedDraft({ ...context, db }, id, version));
  const draft = await findDraft(context.db, context.actor.id, id);
  const [own, ...attached] = draft ? await loadDraftForms(context.db, draft.id) : [];
  if (!draft || !own) throw new Refusal('NOT_FOUND', message.notFound);
  const permit = {
    form: own.version.id,
    submission: own.submission,
    childrenState: attached.map(({ version: { id: form }, submission }) => ({ form, submission })),
    site: draft.site._id,
    discipline: draft.discipline._id,
    hostSystemOwner: draft.owner._id,
    selectedUser: draft.individuals.map((person) => person._id),
    selectedMTGroup: draft.group_ids,
    draft: draft.id,
  };
  return createPermit(context, permit, null);
}

/** Deletes a draft with the uploads that nothing else holds. */
export async function removeDraft(context: ActorContext, draftId: string): Promise<void> {
  const names = await inTransaction(context.db, async (db) => {
    const draft = await requireLockedDraft({ ...context, db }, draftId, null);
    await publishDraftsChanged({ ...context, db });
    return deleteDraft(db, context.actor.id, draft.id);
  });
  await removeContents(context, names);
}
