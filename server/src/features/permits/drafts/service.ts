import { message } from '@eptw/domain/message';
import { draftStatus, pendingApprovalStatuses } from '@eptw/domain/permit/status';
import { eachBatch, type WholeList } from '../../../database/batches.ts';
import { pageOf, type PageArguments } from '../../../graphql/paging.ts';
import type { Page } from '../../../graphql/answers.ts';
import type { Scope } from '../../../graphql/context.ts';
import { badInput, Refusal } from '../../../graphql/errors.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { removeContents } from '../../files/service.ts';
import { refuseLongKey } from '../raising/repeats.ts';
import { createPermit, permitOfDraft } from '../raising/service.ts';
import type { PermitReference } from '../raising/write.ts';
import { checkedContent, type SentDraft } from './content.ts';
import { draftOf, draftSummary, type Draft, type DraftSummary } from './draft.ts';
import { lockedDraft } from './locked.ts';
import {
  countDrafts,
  deleteDraft,
  draftForms,
  findDraft,
  listDrafts,
  replaceForms,
  updateDraft,
  upsertDraft,
  wholeDraftList,
} from './store.ts';
import { tellOfDrafts } from './watching.ts';

/** A page of drafts, and a text to find them by. */
export interface DraftsRequest extends PageArguments {
  searchText?: string | null | undefined;
}

/** The person's own drafts, the one saved last first. */
export async function ownDrafts({ db, actor }: Scope, request: DraftsRequest): Promise<Page<DraftSummary>> {
  const sought = { authorId: actor.id, searchText: request.searchText };
  const [count, rows] = await Promise.all([countDrafts(db, sought), listDrafts(db, sought, pageOf(request))]);
  return { count, items: rows.map(draftSummary) };
}

/** The same drafts, all of them. */
export async function everyDraft(
  { db, actor }: Scope,
  { searchText }: Pick<DraftsRequest, 'searchText'>,
): Promise<WholeList<DraftSummary>> {
  return eachBatch(await wholeDraftList(db, { authorId: actor.id, searchText }), (rows) => rows.map(draftSummary));
}

/** One of the person's own drafts. Throws NOT_FOUND, the same for what is somebody else's and what is not there. */
export async function readDraft(scope: Scope, draftId: string): Promise<Draft> {
  const row = await findDraft(scope.db, scope.actor.id, draftId);
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return draftOf(scope, row);
}

/** What a new draft holds: all but its type may still be missing. */
export type NewDraft = Pick<SentDraft, 'form'> & {
  [Field in keyof SentDraft]?: SentDraft[Field] | null | undefined;
};

/** Saves a permit as a draft. With an idempotency key a repeat brings the draft that it made up to date. */
export async function createDraft(scope: Scope, begun: NewDraft, idempotencyKey: string | null): Promise<string> {
  refuseLongKey(idempotencyKey);
  const sent = {
    form: begun.form,
    submission: begun.submission ?? {},
    childrenState: begun.childrenState ?? undefined,
    site: begun.site ?? '',
    discipline: begun.discipline ?? '',
    hostSystemOwner: begun.hostSystemOwner ?? '',
    selectedUser: begun.selectedUser ?? [],
    selectedMTGroupUsers: begun.selectedMTGroupUsers,
    selectedMTGroup: begun.selectedMTGroup ?? [],
  };
  const { columns, forms, fileNames } = await checkedContent(scope, sent, 'new');
  const draft = { ...columns, author_id: scope.actor.id, idempotency_key: idempotencyKey };
  return inTransaction(scope.db, async (db) => {
    const id = await upsertDraft(db, draft, scope.clock());
    await replaceForms(db, id, forms, fileNames);
    await tellOfDrafts({ ...scope, db });
    return id;
  });
}

/** A change of a draft: what is left out stays as it is. */
export type DraftChange = { id: string; version?: number | null | undefined } & {
  [Field in keyof SentDraft]?: SentDraft[Field] | null | undefined;
};

/** Saves what a draft holds now. Forms that are sent are filled in on the templates' current versions from then on. */
export async function saveDraft(scope: Scope, sent: DraftChange): Promise<string> {
  return inTransaction(scope.db, async (db) => {
    const draft = await lockedDraft({ ...scope, db }, sent.id, sent.version);
    const [own, ...attached] = await draftForms(db, draft.id);
    const form = sent.form ?? own?.version.id ?? '';
    const keepsOwn = sent.submission == null && form === own?.version.id;
    const { columns, forms, fileNames } = await checkedContent(
      { ...scope, db },
      {
        form,
        submission: sent.submission ?? undefined,
        childrenState: sent.childrenState ?? undefined,
        site: sent.site ?? draft.site_id,
        discipline: sent.discipline ?? draft.discipline_id,
        hostSystemOwner: sent.hostSystemOwner ?? draft.owner_id,
        selectedUser: sent.selectedUser ?? draft.individual_ids,
        selectedMTGroupUsers: sent.selectedMTGroupUsers,
        selectedMTGroup: sent.selectedMTGroup ?? draft.group_ids,
      },
      { own: keepsOwn ? own : undefined, attached: sent.childrenState == null ? attached : undefined },
    );
    await updateDraft(db, draft.id, columns, scope.clock());
    await replaceForms(db, draft.id, forms, fileNames);
    await tellOfDrafts({ ...scope, db });
    return draft.id;
  });
}

/** Whether a wanted status means that a draft is to be submitted; its author's role decides which of the two it gets. */
export function isSubmission(status: string | null | undefined): boolean {
  if (status == null || status === draftStatus) return false;
  if (pendingApprovalStatuses.some((pending) => pending === status)) return true;
  throw badInput(`A draft stays ${draftStatus}, or is submitted as ${pendingApprovalStatuses.join(' or ')}.`);
}

/**
 * Makes the permit that a draft holds, in the draft's place, after saving what is sent with it. Throws what refuses
 * either; the draft stays then. A repeat answers the permit that the draft has become.
 */
export async function submitDraft(scope: Scope, sent: DraftChange): Promise<PermitReference> {
  const { id, version, ...parts } = sent;
  const earlier = await permitOfDraft(scope, id);
  if (earlier) return earlier;
  if (Object.values(parts).some((part) => part != null)) await saveDraft(scope, sent);
  else await inTransaction(scope.db, (db) => lockedDraft({ ...scope, db }, id, version));
  const draft = await findDraft(scope.db, scope.actor.id, id);
  const [own, ...attached] = draft ? await draftForms(scope.db, draft.id) : [];
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
  return createPermit(scope, permit, null);
}

/** Deletes a draft with the uploads that nothing else holds. */
export async function removeDraft(scope: Scope, draftId: string): Promise<void> {
  const names = await inTransaction(scope.db, async (db) => {
    const draft = await lockedDraft({ ...scope, db }, draftId, null);
    await tellOfDrafts({ ...scope, db });
    return deleteDraft(db, scope.actor.id, draft.id);
  });
  await removeContents(scope, names);
}
