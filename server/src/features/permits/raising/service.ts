import { message } from '@eptw/domain/message';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { newAttachedForms, sentForms } from '../forms/attached.ts';
import { checkOwnForm, refuseBlockedWords, requireAttachedForms, requireUsableFiles } from '../forms/check.ts';
import { currentVersions, type TemplateVersion } from '../forms/store.ts';
import { refuseOverQuota } from '../quota/service.ts';
import { lockSubmitter } from '../quota/store.ts';
import { chosenReviewers, refuseTooMany, type SentReviewers } from './reviewers.ts';
import { availableOf, permitOfKey } from './store.ts';
import { writePermit, type PermitReference } from './write.ts';

/** What 'Create Permit' sends. */
export interface SentPermit extends SentReviewers {
  /** The template's id. */
  form: string;
  /** Input name to value, as an object or as JSON text. */
  submission?: unknown;
  /** A list of `{form, submission}`, or that as JSON text. */
  childrenState?: unknown;
  site: string;
  hostSystemOwner: string;
  discipline: string;
}

const longestKey = 200;

/**
 * Raises a permit. With an idempotency key a repeat answers the permit that the first request made. Everything is
 * checked and written in one transaction; a Refusal says what does not hold and nothing is written.
 */
export async function createPermit(
  scope: Scope,
  sent: SentPermit,
  idempotencyKey: string | null,
): Promise<PermitReference> {
  if ((idempotencyKey?.length ?? 0) > longestKey)
    throw new Refusal('BAD_INPUT', `An idempotency key has at most ${longestKey} characters.`);
  return inTransaction(scope.db, async (transaction) => {
    await lockSubmitter(transaction, scope.actor.id);
    const earlier = idempotencyKey && (await permitOfKey(transaction, scope.actor.id, idempotencyKey));
    if (earlier) return earlier;
    await refuseOverQuota({ ...scope, db: transaction });
    return raise(transaction, scope, sent, idempotencyKey);
  });
}

async function raise(
  transaction: Database,
  scope: Scope,
  sent: SentPermit,
  idempotencyKey: string | null,
): Promise<PermitReference> {
  const { actor } = scope;
  if (sent.site === '') throw new Refusal('BAD_INPUT', message.selectSite);
  refuseTooMany(sent);
  const choice = {
    submitterId: actor.id,
    siteId: sent.site,
    disciplineId: sent.discipline,
    ownerId: sent.hostSystemOwner,
    userIds: sent.selectedUser,
    groupIds: sent.selectedMTGroup,
  };
  const available = await availableOf(transaction, choice, scope.staffEmailDomain);
  const { site } = available;
  if (!site) throw new Refusal('NOT_FOUND', 'This site is not one of yours. Choose another one.');
  const sentAttached = sentForms(sent.childrenState);
  const versions = await currentVersions(transaction, [sent.form, ...sentAttached.map(({ form }) => form)]);
  const version = parentTemplate(versions.get(sent.form));
  if (!available.hasDiscipline) throw new Refusal('NOT_FOUND', 'This discipline is not available. Choose another one.');
  if (!available.staff.some(({ id }) => id === sent.hostSystemOwner))
    throw new Refusal('NOT_FOUND', 'This host / system owner is not available. Choose another one.');
  const reviewers = chosenReviewers(sent, actor.id, available);

  const own = { version, submission: checkOwnForm(version, sent.submission) };
  const attached = newAttachedForms(versions, sentAttached, version.id);
  requireAttachedForms(own.submission, attached);
  const forms = [own, ...attached];
  await refuseBlockedWords(transaction, forms);
  const fileNames = await requireUsableFiles(transaction, forms, actor.id, null);
  return writePermit(transaction, scope, {
    parentId: null,
    own,
    attached,
    site,
    disciplineId: sent.discipline,
    ownerId: sent.hostSystemOwner,
    reviewers,
    fileNames,
    idempotencyKey,
  });
}

function parentTemplate(version: TemplateVersion | undefined): TemplateVersion {
  if (!version || version.archived)
    throw new Refusal('NOT_FOUND', 'This permit type is not available. Choose another one.');
  if (!version.asParentPermit)
    throw new Refusal('BAD_INPUT', `'${version.title}' cannot be raised by itself. Choose another permit type.`);
  return version;
}
