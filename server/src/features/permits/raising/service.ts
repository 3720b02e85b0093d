import { createHash } from 'node:crypto';
import { message } from '@eptw/domain/message';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { newAttachedForms, sentForms, type SentForm } from '../forms/attached.ts';
import { checkOwnForm, refuseBlockedWords, requireAttachedForms, requireUsableFiles } from '../forms/check.ts';
import { versionsOf, type TemplateVersion } from '../forms/store.ts';
import { readSettings } from '../../settings/service.ts';
import { refuseOverQuota } from '../quota/service.ts';
import { chosenReviewers, refuseTooMany, type SentReviewers } from './reviewers.ts';
import { groundOf, permitOfKey, type Choice, type Ground, type EarlierPermit } from './store.ts';
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
 * Raises a permit. With an idempotency key a repeat answers the permit that the first request made. What it is
 * checked against is read in one statement and everything is written by another, all or nothing; a Refusal says what
 * does not hold.
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
  const choice = choiceOf(scope, sent, sentAttached, idempotencyKey);
  const [ground, { quota }] = await Promise.all([
    groundOf(scope.db, choice, scope.staffEmailDomain, scope.clock()),
    readSettings(scope.db),
  ]);
  const digest = idempotencyKey && digestOf(sent);
  if (ground.earlier) return repeated(ground.earlier, digest);
  // A new permit does not count against the quota itself, so several at once cannot slip past it together.
  refuseOverQuota(ground.blocking, quota);
  const checked = await checkedPermit(scope, sent, sentAttached, ground);
  const raised = { ...checked, parentId: null, idempotencyKey, idempotencyDigest: digest };
  const written = await writePermit(scope, raised);
  if (written) return written;
  const earlier = await permitOfKey(scope.db, scope.actor.id, idempotencyKey);
  if (!earlier) throw new Error('A permit with the same key was there, and is gone');
  return repeated(earlier, digest);
}

function digestOf(sent: SentPermit): string {
  const { form, submission, childrenState, site, selectedUser, selectedMTGroup, hostSystemOwner, discipline } = sent;
  const said = [form, submission, childrenState, site, selectedUser, selectedMTGroup, hostSystemOwner, discipline];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** The answer to a repeat. Whoever changed something in between must learn that the change is not in the permit. */
function repeated({ id, number, digest }: EarlierPermit, digestNow: string | null): PermitReference {
  if (digest === digestNow) return { id, number };
  throw new Refusal(
    'CONFLICT',
    `You have submitted this already, as ${number}; what you changed since then is not in it. Look at ${number} among your permits, or start over to raise another one.`,
  );
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
  { db, actor }: Scope,
  sent: SentPermit,
  sentAttached: readonly SentForm[],
  ground: Ground,
): Promise<Omit<RaisedPermit, 'parentId' | 'idempotencyKey' | 'idempotencyDigest'>> {
  const { site, sequence } = ground;
  if (sent.site === '') throw new Refusal('BAD_INPUT', message.selectSite);
  if (!site) throw new Refusal('NOT_FOUND', 'This site is not one of yours. Choose another one.');
  const versions = await versionsOf(db, ground.versions);
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
  const fileNames = await requireUsableFiles(db, forms, actor.id, null);
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
