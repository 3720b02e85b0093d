import { message } from '@eptw/domain/message';
import { draftStatus, pendingApprovalStatuses } from '@eptw/domain/permit/status';
import { mapBatches, type StreamedList } from '../../../database/batches.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import type { Page } from '../../../graphql/payloads.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { removeContents } from '../../files/service.ts';
import { refuseLongKey } from '../../performed-actions/service.ts';
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

/** A page of drafts, with an optional search text. */
export interface DraftsRequest extends PageArguments {
  searchText?: string | null | undefined;
}

/** The actor's own drafts, the last saved first. */
export async function listOwnDrafts({ db, actor }: ActorContext, request: DraftsRequest): Promise<Page<DraftSummary>> {
  const filter = { authorId: actor.id, searchText: request.searchText };
  const [count, rows] = await Promise.all([countDrafts(db, filter), listDrafts(db, filter, toRowRange(request))]);
  return { count, items: rows.map(toDraftSummary) };
}

/** All of the same drafts, without pages. */
export async function listAllDrafts(
  { db, actor }: ActorContext,
  { searchText }: Pick<DraftsRequest, 'searchText'>,
): Promise<StreamedList<DraftSummary>> {
  return mapBatches(await streamDrafts(db, { authorId: actor.id, searchText }), (rows) => rows.map(toDraftSummary));
}

/** One of the actor's own drafts. Throws NOT_FOUND, whether it is another user's or does not exist. */
export async function loadDraft(context: ActorContext, draftId: string): Promise<Draft> {
  const row = await findDraft(context.db, context.actor.id, draftId);
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return toDraft(context, row);
}

/** Input of a new draft: everything but its type may be missing. */
export type CreateDraftInput = Pick<DraftInput, 'form'> & {
  [Field in keyof DraftInput]?: DraftInput[Field] | null | undefined;
};

/** Saves a permit as a draft. With an idempotency key, a repeat updates the draft that the first request made. */
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

/** A change of a draft: what is left out stays unchanged. */
export type UpdateDraftInput = { id: string; version?: number | null | undefined } & {
  [Field in keyof DraftInput]?: DraftInput[Field] | null | undefined;
};

/** Saves a draft. The forms sent move to the templates' current versions. */
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

/** Whether a requested status means saving the draft, as no status does. */
export function isDraftStatus(status: string | null | undefined): boolean {
  return status == null || status === draftStatus;
}

/**
 * Saves what is sent, then turns the draft into a permit. Its author's role determines the permit's status, whichever
 * first stage is requested. Throws the refusal of either step, and keeps the draft. A repeat returns the permit that
 * the draft became.
 */
export async function submitDraft(
  context: ActorContext,
  status: string | null | undefined,
  input: UpdateDraftInput,
): Promise<CreatedPermit> {
  if (!pendingApprovalStatuses.some((pending) => pending === status)) {
    const stages = pendingApprovalStatuses.join(' or ');
    throw new Refusal('BAD_INPUT', `The status of a draft is ${draftStatus}, or ${stages} to submit it.`);
  }
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

/** Deletes a draft, and the uploads that nothing else uses. */
export async function removeDraft(context: ActorContext, draftId: string): Promise<void> {
  const names = await inTransaction(context.db, async (db) => {
    const draft = await requireLockedDraft({ ...context, db }, draftId, null);
    await publishDraftsChanged({ ...context, db });
    return deleteDraft(db, context.actor.id, draft.id);
  });
  await removeContents(context, names);
}
