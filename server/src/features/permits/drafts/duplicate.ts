import { message } from '@eptw/domain/message';
import { copySubmission, replaceFileNames } from '@eptw/domain/permit/copy';
import { canDuplicate, canRaiseFollowUp } from '@eptw/domain/permit/copyable-permit';
import { readWorkDescription } from '@eptw/domain/template/period/period';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { copyFiles, discardFiles } from '../../files/service.ts';
import { listFileNames } from '../../filled-forms/form-checks.ts';
import { loadStoredForms, type FilledForm } from '../../filled-forms/form-rows.ts';
import type { PermitRow } from '../../permit-access/permit-rows.ts';
import { findVisiblePermit } from '../../permit-access/service.ts';
import { findHolding } from '../create/followed-permit.ts';
import { replaceForms, upsertDraft } from './store.ts';
import { publishDraftsChanged } from '../subscriptions/draft-events.ts';

/**
 * Creates a draft as a copy of a permit that the actor submitted, or holds once its work has expired: the answers, on
 * the same template versions, without dates, signatures and declarations, and with copies of its files. Returns the
 * draft's id; throws the refusal.
 */
export async function duplicatePermit(context: ActorContext, permitId: string): Promise<string> {
  const { db, actor } = context;
  const permit = await findVisiblePermit({ db, actor }, permitId);
  if (!permit) throw new Refusal('NOT_FOUND', message.notFound);
  const isChild = permit.parent_permit_id !== null;
  if (isChild) throw new Refusal('BAD_INPUT', 'A child permit cannot be duplicated. Duplicate its parent permit.');
  const copyable = { role: actor.role, isSubmitter: permit.submitter._id === actor.id, isChild };
  if (!canDuplicate(copyable) && !canRaiseFollowUp({ ...copyable, ...(await findHolding(context, permit.id)) }))
    throw new Refusal('FORBIDDEN', 'Only the person who submitted a permit can duplicate it.');
  const forms = (await loadStoredForms(db, permit.id)).map(({ version, submission }) => ({
    version,
    submission: copySubmission(version, submission),
  }));
  const copies = await copyFiles(context, [...new Set(listFileNames(forms))]);
  try {
    return await writeCopy(context, permit, forms, copies);
  } catch (error) {
    await discardFiles(context, [...copies.values()]);
    throw error;
  }
}

async function writeCopy(
  context: ActorContext,
  permit: PermitRow,
  forms: readonly FilledForm[],
  copies: ReadonlyMap<string, string>,
): Promise<string> {
  const { db, actor, clock } = context;
  const copied = forms.map(({ version, submission }) => ({
    version,
    submission: replaceFileNames(version, submission, copies),
  }));
  const [own] = copied;
  const draft = {
    author_id: actor.id,
    site_id: permit.site._id,
    discipline_id: permit.discipline._id,
    owner_id: permit.owner._id,
    individual_ids: permit.slots.flatMap(({ person }) => person?._id ?? []),
    group_ids: permit.slots.flatMap(({ group }) => group?._id ?? []),
    work_description: own ? readWorkDescription(own.version, own.submission) : '',
    idempotency_key: null,
    source_permit_id: permit.id,
  };
  return inTransaction(db, async (transaction) => {
    const id = await upsertDraft(transaction, draft, clock());
    await replaceForms(transaction, id, copied, [...copies.values()]);
    await publishDraftsChanged({ ...context, db: transaction });
    return id;
  });
}
