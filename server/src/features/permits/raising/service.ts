import { periodOf } from '@eptw/domain/permit/dates';
import type { Scope, Services } from '../../../graphql/context.ts';
import { isIdentifier } from '../../../database/identifier.ts';
import { newAttachedForms, sentForms, type SentForm } from '../forms/attached.ts';
import {
  checkAttachedForm,
  checkOwnForm,
  refuseBlockedWords,
  requireAttachedForms,
  requireUsableFiles,
} from '../forms/check.ts';
import { versionsOf } from '../forms/store.ts';
import { quotaOf } from '../../settings/service.ts';
import { refuseOverQuota } from '../quota/service.ts';
import { changesSinceCopy } from '../forms/copies.ts';
import { chosenSite, parentTemplate, requireDiscipline, requireOwner } from './choice.ts';
import { digestOf, refuseLongKey, repeated, writeOnce } from './repeats.ts';
import { chosenReviewers, refuseTooMany, type SentReviewers } from './reviewers.ts';
import { permitGroundOf, permitOfKey, skipNumbers, type Choice, type PermitGround } from './store.ts';
import type { PermitReference, RaisedPermit } from './write.ts';

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
  /** The submitter's draft that it was filled in on; an id of any other draft means nothing. */
  draft?: string | null | undefined;
}

/**
 * Raises a permit. With an idempotency key a repeat answers the permit that the first request made. What it is
 * checked against is read in one statement and everything is written by another, all or nothing, and a draft that it
 * was filled in on goes with it; a Refusal says what does not hold.
 */
export async function createPermit(scope: Scope, sent: SentPermit, key: string | null): Promise<PermitReference> {
  const draftId = sent.draft && isIdentifier(sent.draft) ? sent.draft : null;
  // A draft becomes one permit, from however many windows it is submitted.
  const idempotencyKey = draftId === null ? key : keyOfDraft(draftId);
  refuseLongKey(idempotencyKey);
  const sentAttached = sentForms(sent.childrenState);
  refuseTooMany(sent);
  const choice = choiceOf(scope.actor.id, sent, sentAttached);
  const request = { idempotencyKey, draftId, now: scope.clock() };
  const ground = await permitGroundOf(scope.db, choice, scope.staffEmailDomain, request);
  const digest = idempotencyKey && digestOf(saidIn(sent));
  if (ground.earlier) return repeated(ground.earlier, digest);
  // A new permit does not count against the quota itself, so several at once cannot slip past it together.
  refuseOverQuota(ground.blocking, quotaOf(ground.quota));
  const checked = await checkedPermit(scope, sent, sentAttached, ground);
  return writeOnce(scope, { ...checked, parentId: null, draftId, idempotencyKey, idempotencyDigest: digest });
}

function keyOfDraft(draftId: string): string {
  return `draft ${draftId.toLowerCase()}`;
}

/** The permit that a draft of this person has become. */
export async function permitOfDraft({ db, actor }: Scope, draftId: string): Promise<PermitReference | undefined> {
  return permitOfKey(db, actor.id, keyOfDraft(draftId));
}

/** What a submitter is told. */
export function permitSubmitted(number: string): string {
  return `Permit ${number} was submitted.`;
}

function saidIn({
  form,
  submission,
  childrenState,
  site,
  selectedUser,
  selectedMTGroup,
  hostSystemOwner,
  discipline,
}: SentPermit) {
  return [form, submission, childrenState, site, selectedUser, selectedMTGroup, hostSystemOwner, discipline];
}

function choiceOf(submitterId: string, sent: SentPermit, attached: readonly SentForm[]): Choice {
  return {
    submitterId,
    templateIds: [sent.form, ...attached.map(({ form }) => form)],
    siteId: sent.site,
    disciplineId: sent.discipline,
    ownerId: sent.hostSystemOwner,
    userIds: sent.selectedUser,
    groupIds: sent.selectedMTGroup,
  };
}

async function checkedPermit(
  { db, actor, clock }: Scope,
  sent: SentPermit,
  sentAttached: readonly SentForm[],
  ground: PermitGround,
): Promise<Omit<RaisedPermit, 'parentId' | 'draftId' | 'idempotencyKey' | 'idempotencyDigest'>> {
  const { sequence } = ground;
  const site = chosenSite(ground, sent.site);
  const versions = await versionsOf(db, ground.versions);
  const version = parentTemplate(versions.get(sent.form));
  requireDiscipline(ground);
  requireOwner(ground, sent.hostSystemOwner);
  const reviewers = chosenReviewers(sent, actor.id, ground, site.id);

  const limits = { now: clock(), timeZone: site.time_zone };
  const own = { version, submission: checkOwnForm(version, sent.submission, limits) };
  const permit = periodOf(version, own.submission, site.time_zone);
  const attached = newAttachedForms(versions, sentAttached, version.id, (form, submission) =>
    checkAttachedForm(form, submission, { ...limits, permit }),
  );
  requireAttachedForms(own.submission, attached);
  const forms = [own, ...attached];
  refuseBlockedWords(ground.blockedWords, forms);
  const fileNames = await requireUsableFiles(db, forms, actor.id, null);
  const { discipline: disciplineId, hostSystemOwner: ownerId } = sent;
  const { sourceId } = ground;
  const changes = sourceId === null ? [] : await changesSinceCopy(db, sourceId, forms);
  return { own, attached, site, sequence, disciplineId, ownerId, reviewers, fileNames, sourceId, changes };
}

/** Leaves out so many permit numbers, and answers the sequence of the next one. */
export async function leaveOutNumbers({ db }: Pick<Services, 'db'>, count: number): Promise<number> {
  return skipNumbers(db, count);
}
