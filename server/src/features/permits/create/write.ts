import { randomUUID } from 'node:crypto';
import { createChangeNotices } from '@eptw/domain/notification/change-notices';
import { readPeriod, readWorkDescription } from '@eptw/domain/template/period/period';
import { findFirstStage } from '@eptw/domain/permit/lifecycle';
import { listUnproven } from '@eptw/domain/permit/proofs';
import { formatPermitNumber } from '@eptw/domain/permit/permit-number';
import { formatWorkPlace } from '@eptw/domain/permit/work-place';
import type { PermitParties, Slot } from '@eptw/domain/permit/permit';
import type { RecordedChange } from '../../../database/tables.ts';
import type { ActorContext } from '../../../app-context.ts';
import { toPermitEvent } from '../subscriptions/service.ts';
import { toMissingApprovalColumns } from '../actions/store.ts';
import { publishDraftsChanged } from '../subscriptions/draft-events.ts';
import { createFingerprint } from '../../filled-forms/changes.ts';
import type { FilledForm } from '../../filled-forms/form-rows.ts';
import { sealNextEntry } from '../../history/service.ts';
import type { ChosenReviewers } from './reviewers.ts';
import { insertPermit, type ChosenSite } from './store.ts';

/** A checked permit, ready to be written. A child permit is one with a parent. */
export interface CheckedPermit {
  parentId: string | null;
  own: FilledForm;
  attached: readonly FilledForm[];
  site: ChosenSite;
  /** Sequence number taken for this permit. */
  sequence: number;
  disciplineId: string;
  ownerId: string;
  reviewers: ChosenReviewers;
  fileNames: readonly string[];
  /** The submitter's draft to delete, which the permit was filled in on. */
  draftId: string | null;
  /** The permit that this one was copied from, and the differences. */
  sourceId: string | null;
  changes: RecordedChange[];
  idempotencyKey: string | null;
  /** Digest of the request sent under the key. */
  idempotencyDigest: string | null;
}

export interface CreatedPermit {
  id: string;
  number: string;
}

/**
 * Writes a new permit with its forms, slots, files and first history entry, and publishes it. Undefined if another
 * request with the same idempotency key wrote first, or the site or a reviewing group has been archived.
 */
export async function writePermit(context: ActorContext, checked: CheckedPermit): Promise<CreatedPermit | undefined> {
  const { db, actor } = context;
  const { own, site, reviewers } = checked;
  const at = context.clock();
  const status = findFirstStage(actor.role);
  const period = readPeriod(own.version, own.submission, site.time_zone);
  const number = formatPermitNumber(site.code, own.version.code, checked.sequence);
  const id = randomUUID();
  const slots = createEmptySlots(reviewers);
  const entry = sealNextEntry({
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
    changes: checked.changes,
  });
  const unproven = listUnproven(
    [own, ...checked.attached].map(({ version, submission }) => ({ template: version, submission })),
  );
  const permit = {
    id,
    parent_permit_id: checked.parentId,
    number,
    template_id: own.version.id,
    site_id: site.id,
    discipline_id: checked.disciplineId,
    owner_id: checked.ownerId,
    submitter_id: actor.id,
    submitter_role: actor.role,
    submitter_company: actor.company,
    status,
    work_description: readWorkDescription(own.version, own.submission),
    work_place: formatWorkPlace(own.version, own.submission),
    starts_at: period.start,
    unproven,
    ends_at: period.end,
    created_at: at,
    version: 1,
    idempotency_key: checked.idempotencyKey,
    idempotency_digest: checked.idempotencyDigest,
    source_permit_id: checked.sourceId,
    fingerprint: createFingerprint([own, ...checked.attached]),
    ...toMissingApprovalColumns(slots),
  };
  const facts: PermitParties = {
    id,
    status,
    siteId: site.id,
    submitterId: actor.id,
    submitterRole: actor.role,
    submitterCompany: actor.company,
    ownerId: checked.ownerId,
    slots,
    projectManagerId: null,
    finalApproverId: null,
    holderId: null,
    endedOn: null,
    absentSubmitter: null,
    requestedBy: null,
    unproven,
  };
  const { fileNames, draftId } = checked;
  const notices = createChangeNotices({ action: 'create', actorId: actor.id, before: undefined, after: facts });
  const parts = { forms: [own, ...checked.attached], fileNames, draftId, entry, notices, ...reviewers };
  if (!(await insertPermit(db, permit, parts))) return undefined;
  const change = { number, parentId: checked.parentId, version: 1, action: 'create', by: actor.fullName, at } as const;
  await context.events.publish(db, 'permitChanged', toPermitEvent(facts, { ...change, holderIds: [] }));
  if (draftId !== null) await publishDraftsChanged(context);
  return { id, number };
}

/** The slots of a new permit, without names, which do not matter here. */
function createEmptySlots({ individualIds, groupIds }: ChosenReviewers): Slot[] {
  return [
    ...individualIds.map((userId): Slot => ({ reviewer: { kind: 'individual', userId, name: '' }, filledBy: null })),
    ...groupIds.map((groupId): Slot => ({ reviewer: { kind: 'group', groupId, name: '' }, filledBy: null })),
  ];
}
