import { message } from '@eptw/domain/message';
import { copiedSubmission, mayDuplicate, withFileNames } from '@eptw/domain/permit/copy';
import { workDescriptionOf } from '@eptw/domain/permit/dates';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { copyFiles, discardFiles } from '../../files/service.ts';
import { filesIn } from '../forms/check.ts';
import { storedForms, type FilledForm } from '../forms/store.ts';
import type { PermitRow } from '../permit-rows.ts';
import { visiblePermit } from '../reading/store.ts';
import { replaceForms, upsertDraft } from './store.ts';
import { tellOfDrafts } from './watching.ts';

/**
 * Begins a draft as a copy of a permit that the person submitted: what was filled in, on the same versions, without
 * dates, signatures and declarations, and with files of its own. Answers the draft's id; throws the refusal.
 */
export async function duplicatePermit(scope: Scope, permitId: string): Promise<string> {
  const { db, actor } = scope;
  const permit = await visiblePermit(db, actor, permitId);
  if (!permit) throw new Refusal('NOT_FOUND', message.notFound);
  const isChild = permit.parent_permit_id !== null;
  if (isChild)
    throw new Refusal('BAD_INPUT', 'A child permit cannot be duplicated. Duplicate the permit that it belongs to.');
  if (!mayDuplicate({ role: actor.role, isSubmitter: permit.submitter._id === actor.id, isChild }))
    throw new Refusal('FORBIDDEN', 'Only the person who submitted a permit can duplicate it.');
  const forms = (await storedForms(db, permit.id)).map(({ version, submission }) => ({
    version,
    submission: copiedSubmission(version, submission),
  }));
  const copies = await copyFiles(scope, [...new Set(filesIn(forms))]);
  try {
    return await writeCopy(scope, permit, forms, copies);
  } catch (error) {
    await discardFiles(scope, [...copies.values()]);
    throw error;
  }
}

async function writeCopy(
  scope: Scope,
  permit: PermitRow,
  forms: readonly FilledForm[],
  copies: ReadonlyMap<string, string>,
): Promise<string> {
  const { db, actor, clock } = scope;
  const copied = forms.map(({ version, submission }) => ({
    version,
    submission: withFileNames(version, submission, copies),
  }));
  const [own] = copied;
  const draft = {
    author_id: actor.id,
    site_id: permit.site._id,
    discipline_id: permit.discipline._id,
    owner_id: permit.owner._id,
    individual_ids: permit.slots.flatMap(({ person }) => person?._id ?? []),
    group_ids: permit.slots.flatMap(({ group }) => group?._id ?? []),
    work_description: own ? workDescriptionOf(own.version, own.submission) : '',
    idempotency_key: null,
    source_permit_id: permit.id,
  };
  return inTransaction(db, async (transaction) => {
    const id = await upsertDraft(transaction, draft, clock());
    await replaceForms(transaction, id, copied, [...copies.values()]);
    await tellOfDrafts({ ...scope, db: transaction });
    return id;
  });
}
