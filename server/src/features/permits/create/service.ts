import { readPeriod } from '@eptw/domain/template/period/period';
import type { ActorContext, AppContext } from '../../../app-context.ts';
import { isUuid } from '../../../database/uuid.ts';
import {
  checkNewAttachedForms,
  parseAttachedForms,
  type AttachedFormInput,
} from '../../filled-forms/attached-forms.ts';
import {
  checkAttachedForm,
  checkOwnForm,
  refuseEarlyProofs,
  refuseBlockedWords,
  requireAttachedForms,
  requireUsableFiles,
} from '../../filled-forms/form-checks.ts';
import { loadVersions } from '../../filled-forms/form-rows.ts';
import { toQuota } from '../../settings/service.ts';
import { refuseOverQuota } from '../quota/service.ts';
import { listChangesSinceCopy } from '../../filled-forms/changes.ts';
import { requireSite, requireParentTemplate, requireDiscipline, requireOwner } from './reference-checks.ts';
import { digestRequest, refuseLongKey } from '../../performed-actions/service.ts';
import { requireSameRequest, writeOnce } from './idempotency.ts';
import { resolveReviewers, refuseOversizedInput, type ReviewersInput } from './reviewers.ts';
import { lookUpForNewPermit, findPermitByKey, skipNumbers, type ReferenceIds, type NewPermitLookup } from './store.ts';
import type { CreatedPermit, CheckedPermit } from './write.ts';

/** Input of 'Create Permit'. */
export interface CreatePermitInput extends ReviewersInput {
  /** The template's id. */
  form: string;
  /** Input name to value, as an object or as JSON text. */
  submission?: unknown;
  /** A list of `{form, submission}`, or that as JSON text. */
  childrenState?: unknown;
  site: string;
  hostSystemOwner: string;
  discipline: string;
  /** The submitter's draft that the permit was filled in on; the id of any other draft is ignored. */
  draft?: string | null | undefined;
}

/**
 * Raises a permit. With an idempotency key, a repeat returns the permit that the first request made. One statement
 * reads everything to check against, another writes everything, all or nothing, and deletes the draft that the permit
 * was filled in on. Throws a Refusal if a check fails.
 */
export async function createPermit(
  context: ActorContext,
  input: CreatePermitInput,
  key: string | null,
): Promise<CreatedPermit> {
  const draftId = input.draft && isUuid(input.draft) ? input.draft : null;
  // A draft becomes one permit, even if several windows submit it.
  const idempotencyKey = draftId === null ? key : toDraftKey(draftId);
  refuseLongKey(idempotencyKey);
  const attachedInput = parseAttachedForms(input.childrenState);
  refuseOversizedInput(input);
  const referenceIds = toReferenceIds(context.actor.id, input, attachedInput);
  const request = { idempotencyKey, draftId, now: context.clock() };
  const lookup = await lookUpForNewPermit(context.db, referenceIds, context.staffEmailDomain, request);
  const digest = idempotencyKey && digestRequest(toDigestFields(input));
  if (lookup.earlier) return requireSameRequest(lookup.earlier, digest);
  // A new permit does not count against the quota, so concurrent submissions cannot exceed it together.
  refuseOverQuota(lookup.blocking, toQuota(lookup.quota));
  const checked = await checkPermit(context, input, attachedInput, lookup);
  return writeOnce(context, { parentId: null, draftId, idempotencyKey, idempotencyDigest: digest, ...checked });
}

function toDraftKey(draftId: string): string {
  return `draft ${draftId.toLowerCase()}`;
}

/** The permit made from a draft of this user. */
export async function findPermitOfDraft(
  { db, actor }: ActorContext,
  draftId: string,
): Promise<CreatedPermit | undefined> {
  return findPermitByKey(db, actor.id, toDraftKey(draftId));
}

/** The success message for the submitter. */
export function formatPermitSubmitted(number: string): string {
  return `Permit ${number} was submitted.`;
}

function toDigestFields({
  form,
  submission,
  childrenState,
  site,
  selectedUser,
  selectedMTGroup,
  hostSystemOwner,
  discipline,
}: CreatePermitInput) {
  return [form, submission, childrenState, site, selectedUser, selectedMTGroup, hostSystemOwner, discipline];
}

function toReferenceIds(
  submitterId: string,
  input: CreatePermitInput,
  attached: readonly AttachedFormInput[],
): ReferenceIds {
  return {
    submitterId,
    templateIds: [input.form, ...attached.map(({ form }) => form)],
    siteId: input.site,
    disciplineId: input.discipline,
    ownerId: input.hostSystemOwner,
    userIds: input.selectedUser,
    groupIds: input.selectedMTGroup,
  };
}

async function checkPermit(
  { db, actor, clock }: ActorContext,
  input: CreatePermitInput,
  attachedInput: readonly AttachedFormInput[],
  lookup: NewPermitLookup,
): Promise<Omit<CheckedPermit, 'parentId' | 'draftId' | 'idempotencyKey' | 'idempotencyDigest'>> {
  const { sequence } = lookup;
  const site = requireSite(lookup, input.site);
  const versions = await loadVersions(db, lookup.versions);
  const version = requireParentTemplate(versions.get(input.form));
  requireDiscipline(lookup);
  requireOwner(lookup, input.hostSystemOwner);
  const reviewers = resolveReviewers(input, actor.id, lookup, site.id);

  const limits = { now: clock(), timeZone: site.time_zone };
  const own = { version, submission: checkOwnForm(version, input.submission, limits) };
  const permit = readPeriod(version, own.submission, site.time_zone);
  const attached = checkNewAttachedForms(versions, attachedInput, version.id, (form, submission) =>
    checkAttachedForm(form, submission, { ...limits, permit }),
  );
  requireAttachedForms(own, attached);
  const forms = [own, ...attached];
  refuseEarlyProofs(forms);
  refuseBlockedWords(lookup.blockedWords, forms);
  const fileNames = await requireUsableFiles(db, forms, actor.id, null);
  const { discipline: disciplineId, hostSystemOwner: ownerId } = input;
  const { sourceId } = lookup;
  const changes = sourceId === null ? [] : await listChangesSinceCopy(db, sourceId, forms);
  return { own, attached, site, sequence, disciplineId, ownerId, reviewers, fileNames, sourceId, changes };
}

/** Skips `count` permit numbers, and returns the next sequence number. */
export async function skipPermitNumbers({ db }: Pick<AppContext, 'db'>, count: number): Promise<number> {
  return skipNumbers(db, count);
}
