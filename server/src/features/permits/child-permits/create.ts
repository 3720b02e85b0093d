import { isChildPermitTemplate, checkParentPermit } from '@eptw/domain/child-permit/create';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import {
  checkChildForm,
  refuseBlockedWords,
  refuseEarlyProofs,
  requireUsableFiles,
} from '../../filled-forms/form-checks.ts';
import { listChangesSinceCopy } from '../../filled-forms/changes.ts';
import { loadVersions, type TemplateVersion } from '../../filled-forms/form-rows.ts';
import { requireDiscipline, requireOwner } from '../create/reference-checks.ts';
import { requireFollowedChild } from '../create/followed-permit.ts';
import { requireSameRequest, writeOnce } from '../create/idempotency.ts';
import { digestRequest, refuseLongKey } from '../../performed-actions/service.ts';
import { resolveReviewers, refuseOversizedInput, type ReviewersInput } from '../create/reviewers.ts';
import { lookUpForNewPermit } from '../create/store.ts';
import type { CreatedPermit } from '../create/write.ts';
import { lockParent, type ParentPermit } from './store.ts';

/** Input of submitting a new child permit. */
export interface CreateChildPermitInput extends ReviewersInput {
  /** The template's id. */
  form: string;
  /** The parent permit's id. */
  parentPermit: string;
  /** Input name to value, as an object or as JSON text. */
  submission?: unknown;
  hostSystemOwner: string;
  discipline: string;
  /** The expired child permit whose work it continues. */
  follows?: string | null | undefined;
}

/**
 * Raises a child permit at the site of its parent, which is locked in the meantime. With an idempotency key, a repeat
 * returns the child permit that the first request made. Throws a Refusal if a check fails.
 */
export async function createChildPermit(
  context: ActorContext,
  input: CreateChildPermitInput,
  key: string | null,
): Promise<CreatedPermit> {
  refuseLongKey(key);
  refuseOversizedInput(input);
  return inTransaction(context.db, (db) => createUnderParent({ ...context, db }, input, key));
}

async function createUnderParent(
  context: ActorContext,
  input: CreateChildPermitInput,
  key: string | null,
): Promise<CreatedPermit> {
  const { db, actor } = context;
  const parent = await lockParent(db, actor, input.parentPermit);
  const referenceIds = {
    submitterId: actor.id,
    templateIds: [input.form],
    siteId: parent?.site.id ?? '',
    disciplineId: input.discipline,
    ownerId: input.hostSystemOwner,
    userIds: input.selectedUser,
    groupIds: input.selectedMTGroup,
  };
  const request = { idempotencyKey: key, draftId: null, now: context.clock() };
  const lookup = await lookUpForNewPermit(db, referenceIds, context.staffEmailDomain, request);
  const digest = key && digestRequest([input.parentPermit, ...toDigestFields(input)]);
  if (lookup.earlier) return requireSameRequest(lookup.earlier, digest);
  const { site, start, end } = requireOpenParent(parent);
  const version = requireChildTemplate((await loadVersions(db, lookup.versions)).get(input.form));
  requireDiscipline(lookup);
  requireOwner(lookup, input.hostSystemOwner);
  const reviewers = resolveReviewers(input, actor.id, lookup, site.id);
  const limits = { now: context.clock(), timeZone: site.time_zone, permit: { start, end } };
  const own = { version, submission: checkChildForm(version, input.submission, limits) };
  refuseEarlyProofs([own]);
  refuseBlockedWords(lookup.blockedWords, [own]);
  const sourceId = input.follows || null;
  if (sourceId !== null) await requireFollowedChild(context, sourceId);
  return writeOnce(context, {
    parentId: input.parentPermit,
    own,
    attached: [],
    site,
    sequence: lookup.sequence,
    disciplineId: input.discipline,
    ownerId: input.hostSystemOwner,
    reviewers,
    fileNames: await requireUsableFiles(db, [own], actor.id, null),
    draftId: null,
    sourceId,
    changes: sourceId === null ? [] : await listChangesSinceCopy(db, sourceId, [own]),
    idempotencyKey: key,
    idempotencyDigest: digest,
  });
}

function toDigestFields({
  form,
  submission,
  selectedUser,
  selectedMTGroup,
  hostSystemOwner,
  discipline,
  follows,
}: CreateChildPermitInput) {
  const fields = [form, submission, selectedUser, selectedMTGroup, hostSystemOwner, discipline];
  return follows ? [...fields, follows] : fields;
}

function requireOpenParent(parent: ParentPermit | undefined): ParentPermit {
  if (!parent) throw new Refusal('NOT_FOUND', 'This parent permit is not available. Choose another one.');
  const problem = checkParentPermit(parent);
  if (problem) throw new Refusal('CONFLICT', problem);
  return parent;
}

function requireChildTemplate(version: TemplateVersion | undefined): TemplateVersion {
  if (!version || version.archived)
    throw new Refusal('NOT_FOUND', 'This child permit type is not available. Choose another one.');
  if (!isChildPermitTemplate(version))
    throw new Refusal('BAD_INPUT', `'${version.title}' cannot be raised as a child permit. Choose another type.`);
  return version;
}
