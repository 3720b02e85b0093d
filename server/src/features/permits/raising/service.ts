import { message } from '@eptw/domain/message';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { newAttachedForms, sentForms, type SentForm } from '../forms/attached.ts';
import { checkOwnForm, refuseBlockedWords, requireAttachedForms, requireUsableFiles } from '../forms/check.ts';
import { versionsOf, type TemplateVersion } from '../forms/store.ts';
import { refuseOverQuota } from '../quota/service.ts';
import { lockSubmitter } from '../quota/store.ts';
import { chosenReviewers, refuseTooMany, type SentReviewers } from './reviewers.ts';
import { groundOf, type Choice, type Ground } from './store.ts';
import { writePermit, type PermitReference, type RaisedPermit } from './write.ts';

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
  const sentAttached = sentForms(sent.childrenState);
  refuseTooMany(sent);
  return inTransaction(scope.db, async (transaction) => {
    await lockSubmitter(transaction, scope.actor.id);
    const ground = await groundOf(
      transaction,
      choiceOf(scope, sent, sentAttached, idempotencyKey),
      scope.staffEmailDomain,
    );
    if (ground.earlier) return ground.earlier;
    await refuseOverQuota({ ...scope, db: transaction });
    const checked = await checkedPermit(transaction, scope, sent, sentAttached, ground);
    return writePermit(transaction, scope, { ...checked, parentId: null, idempotencyKey });
  });
}

function choiceOf(
  { actor }: Scope,
  sent: SentPermit,
  attached: readonly SentForm[],
  idempotencyKey: string | null,
): Choice {
  return {
    submitterId: actor.id,
    idempotencyKey,
    templateIds: [sent.form, ...attached.map(({ form }) => form)],
    siteId: sent.site,
    disciplineId: sent.discipline,
    ownerId: sent.hostSystemOwner,
    userIds: sent.selectedUser,
    groupIds: sent.selectedMTGroup,
  };
}

async function checkedPermit(
  transaction: Database,
  { actor }: Scope,
  sent: SentPermit,
  sentAttached: readonly SentForm[],
  ground: Ground,
): Promise<Omit<RaisedPermit, 'parentId' | 'idempotencyKey'>> {
  const { site, sequence } = ground;
  if (sent.site === '') throw new Refusal('BAD_INPUT', message.selectSite);
  if (!site) throw new Refusal('NOT_FOUND', 'This site is not one of yours. Choose another one.');
  const versions = await versionsOf(transaction, ground.versions);
  const version = parentTemplate(versions.get(sent.form));
  if (!ground.hasDiscipline) throw new Refusal('NOT_FOUND', 'This discipline is not available. Choose another one.');
  if (!ground.staff.some(({ id }) => id === sent.hostSystemOwner))
    throw new Refusal('NOT_FOUND', 'This host / system owner is not available. Choose another one.');
  const reviewers = chosenReviewers(sent, actor.id, ground);

  const own = { version, submission: checkOwnForm(version, sent.submission) };
  const attached = newAttachedForms(versions, sentAttached, version.id);
  requireAttachedForms(own.submission, attached);
  const forms = [own, ...attached];
  refuseBlockedWords(ground.blockedWords, forms);
  const fileNames = await requireUsableFiles(transaction, forms, actor.id, null);
  const { discipline: disciplineId, hostSystemOwner: ownerId } = sent;
  return { own, attached, site, sequence, disciplineId, ownerId, reviewers, fileNames };
}

function parentTemplate(version: TemplateVersion | undefined): TemplateVersion {
  if (!version || version.archived)
    throw new Refusal('NOT_FOUND', 'This permit type is not available. Choose another one.');
  if (!version.asParentPermit)
    throw new Refusal('BAD_INPUT', `'${version.title}' cannot be raised by itself. Choose another permit type.`);
  return version;
}
