import { randomUUID } from 'node:crypto';
import { changeNotices } from '@eptw/domain/notification/change-notices';
import { periodOf, workDescriptionOf } from '@eptw/domain/permit/dates';
import { firstStage } from '@eptw/domain/permit/lifecycle';
import { permitNumber } from '@eptw/domain/permit/number';
import { workPlaceOf } from '@eptw/domain/permit/work-place';
import type { PermitFacts, Slot } from '@eptw/domain/permit/permit';
import type { RecordedChange } from '../../../database/tables.ts';
import type { Scope } from '../../../graphql/context.ts';
import { permitEventOf } from '../changed-event.ts';
import { missingColumns } from '../deciding/store.ts';
import { tellOfDrafts } from '../drafts/watching.ts';
import { fingerprintOf } from '../forms/fingerprint.ts';
import type { FilledForm } from '../forms/store.ts';
import { nextEntry } from '../history/chain.ts';
import type { ChosenReviewers } from './reviewers.ts';
import { insertPermit, type ChosenSite } from './store.ts';

/** A permit that was checked and may be raised. A child permit is one with a parent. */
export interface RaisedPermit {
  parentId: string | null;
  own: FilledForm;
  attached: readonly FilledForm[];
  site: ChosenSite;
  /** Taken for this permit's number. */
  sequence: number;
  disciplineId: string;
  ownerId: string;
  reviewers: ChosenReviewers;
  fileNames: readonly string[];
  /** The submitter's draft that it was filled in on; it goes with this. */
  draftId: string | null;
  /** The permit that it began as a copy of, and how it differs from it. */
  sourceId: string | null;
  changes: RecordedChange[];
  idempotencyKey: string | null;
  /** Of what was sent under the key. */
  idempotencyDigest: string | null;
}

export interface PermitReference {
  id: string;
  number: string;
}

/**
 * Writes a new permit with its forms, slots, files and first history entry, and announces it. Undefined when another
 * request with the same idempotency key was faster, or the end of the site or of a reviewing group.
 */
export async function writePermit(scope: Scope, raised: RaisedPermit): Promise<PermitReference | undefined> {
  const { db, actor } = scope;
  const { own, site, reviewers } = raised;
  const at = scope.clock();
  const status = firstStage(actor.role);
  const period = periodOf(own.version, own.submission, site.time_zone);
  const number = permitNumber(site.code, own.version.code, raised.sequence);
  const id = randomUUID();
  const slots = emptySlotsOf(reviewers);
  const entry = nextEntry({
    permit_id: id,
    at,
    actor_id: actor.id,
    actor_name: actor.fullName,
    actor_role: actor.role,
    group_name: null,
    action: 'create',
    from_status: null,
    to_status: status,
    reason: null,
    changes: raised.changes,
  });
  const permit = {
    id,
    parent_permit_id: raised.parentId,
    number,
    template_id: own.version.id,
    site_id: site.id,
    discipline_id: raised.disciplineId,
    owner_id: raised.ownerId,
    submitter_id: actor.id,
    submitter_role: actor.role,
    submitter_company: actor.company,
    status,
    ...missingColumns(slots),
    work_description: workDescriptionOf(own.version, own.submission),
    work_place: workPlaceOf(own.version, own.submission),
    starts_at: period.start,
    ends_at: period.end,
    created_at: at,
    version: 1,
    idempotency_key: raised.idempotencyKey,
    idempotency_digest: raised.idempotencyDigest,
    source_permit_id: raised.sourceId,
    fingerprint: fingerprintOf([own, ...raised.attached]),
  };
  const facts: PermitFacts = {
    id,
    status,
    siteId: site.id,
    submitterId: actor.id,
    submitterRole: actor.role,
    submitterCompany: actor.company,
    ownerId: raised.ownerId,
    slots,
    projectManagerId: null,
    finalApproverId: null,
    unfinishedChildren: [],
    uncovered: [],
  };
  const { fileNames, draftId } = raised;
  const notices = changeNotices({ action: 'create', actorId: actor.id, before: undefined, after: facts });
  const parts = { forms: [own, ...raised.attached], ...reviewers, fileNames, draftId, entry, notices };
  if (!(await insertPermit(db, permit, parts))) return undefined;
  const change = { number, parentId: raised.parentId, version: 1, action: 'create', by: actor.fullName, at };
  await scope.events.publish(db, 'permitChanged', permitEventOf(facts, change));
  if (draftId !== null) await tellOfDrafts(scope);
  return { id, number };
}

/** The slots of a new permit, where names do not matter. */
function emptySlotsOf({ individualIds, groupIds }: ChosenReviewers): Slot[] {
  return [
    ...individualIds.map((userId): Slot => ({ reviewer: { kind: 'individual', userId, name: '' }, filledBy: null })),
    ...groupIds.map((groupId): Slot => ({ reviewer: { kind: 'group', groupId, name: '' }, filledBy: null })),
  ];
}
