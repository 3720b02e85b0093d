import { isChildPermitTemplate, parentProblem } from '@eptw/domain/child-permit/raising';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { checkChildForm, refuseBlockedWords, requireUsableFiles } from '../forms/check.ts';
import { versionsOf, type TemplateVersion } from '../forms/store.ts';
import { requireDiscipline, requireOwner } from '../raising/choice.ts';
import { digestOf, refuseLongKey, repeated, writeOnce } from '../raising/repeats.ts';
import { chosenReviewers, refuseTooMany, type SentReviewers } from '../raising/reviewers.ts';
import { permitGroundOf } from '../raising/store.ts';
import type { PermitReference } from '../raising/write.ts';
import { lockParent, type Parent } from './store.ts';

/** What 'Submit' of a new child permit sends. */
export interface SentChildPermit extends SentReviewers {
  /** The template's id. */
  form: string;
  /** The id of the permit that it is raised on. */
  parentPermit: string;
  /** Input name to value, as an object or as JSON text. */
  submission?: unknown;
  hostSystemOwner: string;
  discipline: string;
}

/**
 * Raises a child permit at the site of its parent, which stays as it is meanwhile. With an idempotency key a repeat
 * answers the child permit that the first request made. A Refusal says what does not hold.
 */
export async function createChildPermit(
  scope: Scope,
  sent: SentChildPermit,
  key: string | null,
): Promise<PermitReference> {
  refuseLongKey(key);
  refuseTooMany(sent);
  return inTransaction(scope.db, (db) => raise({ ...scope, db }, sent, key));
}

async function raise(scope: Scope, sent: SentChildPermit, key: string | null): Promise<PermitReference> {
  const { db, actor } = scope;
  const parent = await lockParent(db, actor, sent.parentPermit);
  const choice = {
    submitterId: actor.id,
    templateIds: [sent.form],
    siteId: parent?.site.id ?? '',
    disciplineId: sent.discipline,
    ownerId: sent.hostSystemOwner,
    userIds: sent.selectedUser,
    groupIds: sent.selectedMTGroup,
  };
  const request = { idempotencyKey: key, draftId: null, now: scope.clock() };
  const ground = await permitGroundOf(db, choice, scope.staffEmailDomain, request);
  const digest = key && digestOf([sent.parentPermit, ...saidIn(sent)]);
  if (ground.earlier) return repeated(ground.earlier, digest);
  const { site, start, end } = liveParent(parent);
  const version = childTemplate((await versionsOf(db, ground.versions)).get(sent.form));
  requireDiscipline(ground);
  requireOwner(ground, sent.hostSystemOwner);
  const reviewers = chosenReviewers(sent, actor.id, ground, site.id);
  const limits = { now: scope.clock(), timeZone: site.time_zone, permit: { start, end } };
  const own = { version, submission: checkChildForm(version, sent.submission, limits) };
  refuseBlockedWords(ground.blockedWords, [own]);
  return writeOnce(scope, {
    parentId: sent.parentPermit,
    own,
    attached: [],
    site,
    sequence: ground.sequence,
    disciplineId: sent.discipline,
    ownerId: sent.hostSystemOwner,
    reviewers,
    fileNames: await requireUsableFiles(db, [own], actor.id, null),
    draftId: null,
    sourceId: null,
    changes: [],
    idempotencyKey: key,
    idempotencyDigest: digest,
  });
}

function saidIn({ form, submission, selectedUser, selectedMTGroup, hostSystemOwner, discipline }: SentChildPermit) {
  return [form, submission, selectedUser, selectedMTGroup, hostSystemOwner, discipline];
}

function liveParent(parent: Parent | undefined): Parent {
  if (!parent) throw new Refusal('NOT_FOUND', 'This parent permit is not available. Choose another one.');
  const problem = parentProblem(parent);
  if (problem) throw new Refusal('CONFLICT', problem);
  return parent;
}

function childTemplate(version: TemplateVersion | undefined): TemplateVersion {
  if (!version || version.archived)
    throw new Refusal('NOT_FOUND', 'This child permit type is not available. Choose another one.');
  if (!isChildPermitTemplate(version))
    throw new Refusal('BAD_INPUT', `'${version.title}' cannot be raised as a child permit. Choose another type.`);
  return version;
}
