import type { Period } from '@eptw/domain/template/period';
import { formatEndedOn } from '@eptw/domain/permit/ended-on';
import type { PermitPeriod } from '@eptw/domain/permit/edited-period';
import { countMissingApprovals } from '@eptw/domain/permit/approval';
import type { ChangeNotices } from '@eptw/domain/notification/change-notices';
import type { PermitFacts, Slot } from '@eptw/domain/permit/permit';
import { finishedStatuses, unfinishedStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import { toIdList, createPreparedStatement } from '../../../database/prepared-statements.ts';
import type { Row } from '../../../database/tables.ts';
import { createFingerprint } from '../../filled-forms/changes.ts';
import { loadStoredForms } from '../../filled-forms/form-rows.ts';
import type { LastHistoryEntry, SealedEntry } from '../../history/chain.ts';
import type { PerformedAction } from '../../performed-actions/types.ts';
import { absentSubmitterOf } from '../../permit-access/permit-rows.ts';
import { holdersOf, insideOf, signedOnTo, toPermitWork, workOf, type WorkJson } from '../../work-log/work-rows.ts';
import { entryColumns, createEntryParameters, toEntryValues } from '../../history/entry-rows.ts';

/**
 * The columns of a permit's own row that the rules read. Listed by name, so that prepared statements keep working
 * while a newer process adds a column.
 */
const stateColumns = [
  'id',
  'parent_permit_id',
  'number',
  'template_id',
  'site_id',
  'owner_id',
  'submitter_id',
  'submitter_role',
  'submitter_company',
  'status',
  'reason',
  'work_description',
  'starts_at',
  'ends_at',
  'version',
  'fingerprint',
  'fingerprint_version',
  'project_manager_id',
  'project_manager_at',
  'project_manager_fingerprint',
  'rejected_by',
  'rejected_at',
  'rejected_for',
  'final_approver_id',
  'lapsed_at',
  'requested_by',
  'request_digest',
  'request_sequence',
] as const satisfies readonly (keyof Row<'permit'>)[];

type StateRow = Pick<Row<'permit'>, (typeof stateColumns)[number]>;

const columns = sql.join(stateColumns.map((column) => sql.ref(`permit.${column}`)));

/** A permit with everything that its rules read, and the history entry that the next one follows. */
export interface PermitState {
  /** The fingerprint matches the current forms; null where none was computed for this version. */
  row: StateRow;
  timeZone: string;
  facts: PermitFacts;
  /** The ids of the rows behind `facts.slots`, in the same order. */
  slotIds: string[];
  /** Approvers' names by id. */
  approvers: ReadonlyMap<string, string>;
  /** The template versions of its forms. */
  versionIds: readonly string[];
  last: LastHistoryEntry;
}

interface StoredSlot {
  id: string;
  personId: string | null;
  groupId: string | null;
  name: string;
  filledBy: string | null;
  fillerName: string | null;
  fingerprint: string | null;
}

interface RelatedState {
  slots: StoredSlot[];
  managerName: string | null;
  unfinishedChildren: string[];
  holderIds: string[];
  signedOn: string[];
  inside: number;
  work: WorkJson | null;
  absentSubmitter: string | null;
  versionIds: string[];
  last: LastHistoryEntry;
}

type LocatedRow = StateRow & { time_zone: string };

/** $2 are the statuses in which a child permit is finished. */
const relatedColumns = sql`
  (select coalesce(json_agg(json_build_object('id', slot.id, 'personId', slot.person_id, 'groupId', slot.group_id,
      'name', coalesce(person.full_name, mt_group.name), 'filledBy', slot.filled_by, 'fillerName', filler.full_name,
      'fingerprint', slot.fingerprint) order by slot.position), '[]')
    from reviewer_slot slot
    left join person on person.id = slot.person_id
    left join mt_group on mt_group.id = slot.group_id
    left join person filler on filler.id = slot.filled_by
    where slot.permit_id = permit.id) as slots,
  (select full_name from person where person.id = permit.project_manager_id) as "managerName",
  array(select child.number from permit child
    where child.parent_permit_id = permit.id and child.status <> all($2) order by child.number) as "unfinishedChildren",
  ${holdersOf} as "holderIds",
  ${signedOnTo} as "signedOn",
  ${insideOf} as inside,
  ${workOf} as work,
  ${absentSubmitterOf} as "absentSubmitter",
  array(select form.template_version_id from filled_form form where form.permit_id = permit.id) as "versionIds",
  (select json_build_object('sequence', entry.sequence, 'hash', entry.hash, 'actorId', entry.actor_id,
      'actorName', entry.actor_name, 'action', entry.action, 'at', entry.at)
    from history_entry entry where entry.permit_id = permit.id order by entry.sequence desc limit 1) as last`;

const stateStatement = createPreparedStatement(
  'permit state',
  sql<LocatedRow & RelatedState>`
    select ${columns}, site.time_zone, ${relatedColumns} from permit join site on site.id = permit.site_id
    where permit.id = $1`,
);

/** No key of the permit changes: what refers to it, such as a notification, can be added meanwhile. */
const lockStatement = createPreparedStatement(
  'lock permit',
  sql<LocatedRow>`
    select ${columns}, site.time_zone from permit join site on site.id = permit.site_id
    where permit.id = $1 for no key update of permit`,
);

const relatedStatement = createPreparedStatement(
  'permit surroundings',
  sql<RelatedState>`select ${relatedColumns} from permit where permit.id = $1`,
);

/** A permit's current state. It is not locked, so it may change at any moment. */
export async function loadPermitState(db: Database, permitId: string, now: Date): Promise<PermitState | undefined> {
  if (!isUuid(permitId)) return undefined;
  const [located] = await stateStatement(db, permitId, finishedStatuses);
  if (!located) return undefined;
  const {
    slots,
    managerName,
    unfinishedChildren,
    holderIds,
    signedOn,
    inside,
    work,
    absentSubmitter,
    versionIds,
    last,
    ...row
  } = located;
  const known = { unfinishedChildren, holderIds, signedOn, inside, work, absentSubmitter };
  const related = { slots, managerName, ...known, versionIds, last };
  return toPermitState(withCurrentFingerprint(row), related, now);
}

/**
 * A permit's state, locked until the transaction ends. Related rows are read after the lock is held: read in the same
 * statement, they could predate a concurrent decision.
 */
export async function lockPermitState(
  transaction: Database,
  permitId: string,
  now: Date,
): Promise<PermitState | undefined> {
  if (!isUuid(permitId)) return undefined;
  const [located] = await lockStatement(transaction, permitId);
  const [related] = located ? await relatedStatement(transaction, permitId, finishedStatuses) : [];
  if (!located || !related) return undefined;
  const row = withCurrentFingerprint(located);
  row.fingerprint ??= createFingerprint(await loadStoredForms(transaction, permitId));
  return toPermitState(row, related, now);
}

/**
 * A version of the application that predates fingerprints changes forms without updating them: then the stored permit
 * version differs.
 */
function withCurrentFingerprint(row: LocatedRow): LocatedRow {
  return { ...row, fingerprint: row.fingerprint_version === row.version ? row.fingerprint : null };
}

function toPermitState(located: LocatedRow, related: RelatedState, now: Date): PermitState {
  const { time_zone: timeZone, ...row } = located;
  const { slots, unfinishedChildren, last } = related;
  const approvals = listStoredApprovals(row, related);
  const facts: PermitFacts = {
    id: row.id,
    status: row.status,
    siteId: row.site_id,
    submitterId: row.submitter_id,
    submitterRole: row.submitter_role,
    submitterCompany: row.submitter_company,
    ownerId: row.owner_id,
    slots: slots.map(toSlot),
    projectManagerId: row.project_manager_id,
    finalApproverId: row.final_approver_id,
    unfinishedChildren,
    uncovered: listUncoveredApprovers(approvals, row.fingerprint),
    holderIds: related.holderIds,
    signedOn: related.signedOn,
    inside: related.inside,
    work: toPermitWork(related.work, now, timeZone),
    holderId: related.work?.holderId ?? null,
    endedOn: formatEndedOn(row.ends_at, now, timeZone),
    absentSubmitter: related.absentSubmitter,
    requestedBy: row.requested_by,
  };
  const approvers = new Map(approvals.map(({ personId, name }) => [personId, name]));
  const { versionIds } = related;
  return { row, timeZone, facts, slotIds: slots.map((slot) => slot.id), approvers, versionIds, last };
}

interface StoredApproval {
  personId: string;
  name: string;
  fingerprint: string | null;
}

function listStoredApprovals(row: StateRow, { slots, managerName }: RelatedState): StoredApproval[] {
  const { project_manager_id: personId, project_manager_fingerprint: fingerprint } = row;
  const ofManager = personId === null ? [] : [{ personId, name: managerName ?? '', fingerprint }];
  const ofReviewers = slots.flatMap(({ filledBy, fillerName, ...slot }) =>
    filledBy === null ? [] : [{ personId: filledBy, name: fillerName ?? '', fingerprint: slot.fingerprint }],
  );
  return [...ofManager, ...ofReviewers];
}

/**
 * The approvers whose approval covers other answers. An approval without a fingerprint counts as given for the
 * current answers.
 */
function listUncoveredApprovers(approvals: readonly StoredApproval[], current: string | null): string[] {
  return approvals.flatMap(({ name, fingerprint }) =>
    fingerprint === null || current === null || fingerprint === current ? [] : [name],
  );
}

function toSlot(slot: StoredSlot): Slot {
  return {
    reviewer: slot.groupId
      ? { kind: 'group', groupId: slot.groupId, name: slot.name }
      : { kind: 'individual', userId: slot.personId ?? '', name: slot.name },
    filledBy: slot.filledBy,
  };
}

/** The columns of a permit's own row that a change may write. */
export type PermitChange = Partial<
  Pick<
    Row<'permit'>,
    | 'status'
    | 'reason'
    | 'work_description'
    | 'starts_at'
    | 'ends_at'
    | 'fingerprint'
    | 'project_manager_id'
    | 'project_manager_at'
    | 'project_manager_fingerprint'
    | 'rejected_by'
    | 'rejected_at'
    | 'rejected_for'
    | 'final_approver_id'
    | 'lapsed_at'
    | 'requested_by'
  >
>;

type MissingApprovalColumns = Pick<Row<'permit'>, 'open_slots' | 'last_group_id'>;

/**
 * The columns of the permit's row that summarise its slots, by which lists find permits. Write them whenever a slot
 * changes.
 */
export function toMissingApprovalColumns(slots: readonly Slot[]): MissingApprovalColumns {
  const { count, lastGroupId } = countMissingApprovals(slots);
  return { open_slots: count, last_group_id: lastGroupId };
}

/** Slots that get filled, with the fingerprint of what is approved, or emptied again. */
export type SlotChange = Pick<Row<'reviewer_slot'>, 'id' | 'filled_by' | 'fingerprint'>;

const writeStatement = createPreparedStatement(
  'write decision',
  sql<{ id: string }>`
    with changed_permit as (
      update permit set version = $2, updated_at = $3, status = $4, reason = $5, work_description = $6, starts_at = $7,
        ends_at = $8, project_manager_id = $9, project_manager_at = $10, rejected_by = $11, rejected_at = $12,
        rejected_for = $13, final_approver_id = $14, open_slots = $15, last_group_id = $16, fingerprint = $35,
        fingerprint_version = $2, project_manager_fingerprint = $36, lapsed_at = $37, request_digest = $42,
        request_sequence = $2, requested_by = $43
      where id = $1 and version = $2 - 1
      returning id
    ), slots as (
      update reviewer_slot set filled_by = changed.filled_by,
        filled_at = case when changed.filled_by is not null then $3::timestamptz end, fingerprint = changed.fingerprint
      from changed_permit, unnest(${toIdList(sql`$17`)}, ${toIdList(sql`$18`)}, $38::text[])
        as changed (slot_id, filled_by, fingerprint)
      where reviewer_slot.id = changed.slot_id
    ), history as (
      insert into history_entry (${entryColumns}) select ${createEntryParameters(19)} from changed_permit
    ), notice as (
      insert into permit_notice (permit_id, sequence, at, content)
      select $1, $2, $3, $34::jsonb from changed_permit where $34::jsonb is not null
    ), performed as (
      insert into performed_action (person_id, key, permit_id, digest, message, at)
      select $22, $39, $1, $40, $41, $3 from changed_permit where $39::text is not null
    )
    select id from changed_permit`,
);

/**
 * Writes the permit's row, its changed slots, the new history entry, the notices and the performed action's key, all
 * or nothing, and by what a repeat of the request is recognised. Returns false, and writes nothing, if the permit changed since it was read.
 */
export async function writePermitChange(
  db: Database,
  permit: StateRow & Pick<Row<'permit'>, 'updated_at'> & MissingApprovalColumns,
  slots: readonly SlotChange[],
  entry: SealedEntry,
  notices: ChangeNotices | undefined,
  request: { performed?: PerformedAction | undefined; requestDigest?: string | undefined } = {},
): Promise<boolean> {
  const { performed, requestDigest } = request;
  const written = await writeStatement(
    db,
    permit.id,
    permit.version,
    permit.updated_at,
    permit.status,
    permit.reason,
    permit.work_description,
    permit.starts_at,
    permit.ends_at,
    permit.project_manager_id,
    permit.project_manager_at,
    permit.rejected_by,
    permit.rejected_at,
    permit.rejected_for,
    permit.final_approver_id,
    permit.open_slots,
    permit.last_group_id,
    slots.map((slot) => slot.id),
    slots.map((slot) => slot.filled_by),
    ...toEntryValues(entry),
    notices ? JSON.stringify(notices) : null,
    permit.fingerprint,
    permit.project_manager_fingerprint,
    permit.lapsed_at,
    slots.map((slot) => slot.fingerprint),
    performed?.key ?? null,
    performed?.digest ?? null,
    performed?.message ?? null,
    requestDigest ?? null,
    permit.requested_by,
  );
  return written.length > 0;
}

/** The period of the permit that a child permit belongs to. */
export async function findParentPeriod(db: Database, parentId: string | null): Promise<Period | undefined> {
  if (parentId === null) return undefined;
  return db
    .selectFrom('permit')
    .select(['starts_at as start', 'ends_at as end'])
    .where('id', '=', parentId)
    .executeTakeFirst();
}

/** The periods of a permit's child permits that are neither closed nor cancelled, by number. */
export async function listChildPeriods(db: Database, permitId: string): Promise<PermitPeriod[]> {
  return db
    .selectFrom('permit')
    .select(['number', 'starts_at as start', 'ends_at as end'])
    .where('parent_permit_id', '=', permitId)
    .where('status', 'in', unfinishedStatuses)
    .orderBy('number')
    .execute();
}
