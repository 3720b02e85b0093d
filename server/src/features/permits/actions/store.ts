import type { ChangeNotices } from '@eptw/domain/notification/change-notices';
import { isPermitAction, type PermitAction } from '@eptw/domain/permit/actions';
import { countMissingApprovals } from '@eptw/domain/permit/approval';
import type { PermitPeriod } from '@eptw/domain/permit/edited-period';
import type { Slot } from '@eptw/domain/permit/permit';
import { unfinishedStatuses } from '@eptw/domain/permit/status';
import type { Period } from '@eptw/domain/template/period/period';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toAssignments, toColumnTypes, toJsonRow } from '../../../database/json-rows.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';
import type { LapsedApproval, Row } from '../../../database/tables.ts';
import type { SealedEntry } from '../../history/types.ts';
import { insertEntries } from '../../history/entry-rows.ts';
import type { PerformedAction } from '../../performed-actions/types.ts';

/** The type of each column of a permit's own row that a change may write. */
const changeTypes = {
  status: 'text',
  reason: 'text',
  work_description: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  fingerprint: 'text',
  project_manager_id: 'uuid',
  project_manager_at: 'timestamptz',
  project_manager_fingerprint: 'text',
  rejected_by: 'uuid',
  rejected_at: 'timestamptz',
  rejected_for: 'text',
  final_approver_id: 'uuid',
  lapsed_at: 'timestamptz',
  requested_by: 'uuid',
  unproven: 'text[]',
} as const satisfies Partial<Record<keyof Row<'permit'>, string>>;

/** The columns of a permit's own row that a change may write. */
export type PermitChange = Partial<Pick<Row<'permit'>, keyof typeof changeTypes>>;

/** The columns of the permit's row that summarise its slots, by which lists find permits. */
const approvalTypes = { open_slots: 'integer', last_group_id: 'uuid' } as const;

type MissingApprovalColumns = Pick<Row<'permit'>, keyof typeof approvalTypes>;

/** Their values. Write them whenever a slot changes. */
export function toMissingApprovalColumns(slots: readonly Slot[]): MissingApprovalColumns {
  const { count, lastGroupId } = countMissingApprovals(slots);
  return { open_slots: count, last_group_id: lastGroupId };
}

/** Slots that get filled, with the fingerprint of what is approved, or emptied again. */
export type SlotChange = Pick<Row<'reviewer_slot'>, 'id' | 'filled_by' | 'fingerprint'>;

const columnTypes = { ...changeTypes, ...approvalTypes };

/** $1 is the permit, $2 its new version, $3 the time; the rest are rows in JSON. */
const writeStatement = createPreparedStatement(
  'write decision',
  sql<{ id: string }>`
    with changed_permit as (
      update permit set version = $2, updated_at = $3, fingerprint_version = $2, request_digest = $8,
        request_sequence = $2, ${toAssignments(columnTypes, 'changed')}
      from jsonb_to_record($4::jsonb) as changed (${toColumnTypes(columnTypes)})
      where permit.id = $1 and permit.version = $2 - 1
      returning permit.id
    ), slots as (
      update reviewer_slot set filled_by = changed.filled_by,
        filled_at = case when changed.filled_by is not null then $3::timestamptz end, fingerprint = changed.fingerprint
      from changed_permit,
        jsonb_to_recordset($5::jsonb) as changed (slot_id uuid, filled_by uuid, fingerprint text)
      -- By the permit: how many rows the JSON has is not known to the planner, which would read all slots there are.
      where reviewer_slot.permit_id = $1 and reviewer_slot.id = changed.slot_id
    ), history as (${insertEntries(sql`$6`, sql`changed_permit`)}
    ), notice as (
      insert into permit_notice (permit_id, sequence, at, content)
      select $1, $2, $3, $7::jsonb from changed_permit where $7::jsonb is not null
    ), performed as (
      insert into performed_action (person_id, key, permit_id, digest, message, at)
      select person_id, key, $1, digest, message, $3 from changed_permit,
        jsonb_to_record($9::jsonb) as performed (person_id uuid, key text, digest text, message text)
      where key is not null
    )
    select id from changed_permit`,
);

/** A change of a permit as it is written. */
export interface WrittenChange {
  permit: Pick<Row<'permit'>, 'id' | 'version' | 'updated_at'> & Required<PermitChange> & MissingApprovalColumns;
  slots: readonly SlotChange[];
  entry: SealedEntry;
  notices: ChangeNotices | undefined;
  /** For a request with an idempotency key. */
  performed?: PerformedAction | undefined;
  /** By what a repeat of a request without one is recognised. */
  requestDigest?: string | undefined;
}

/**
 * Writes the permit's row, its changed slots, the new history entry, the notices and by what a repeat of the request is
 * recognised, all or nothing. Returns false, and writes nothing, if the permit changed since it was read.
 */
export async function writePermitChange(
  db: Database,
  { permit, slots, entry, notices, performed, requestDigest }: WrittenChange,
): Promise<boolean> {
  const written = await writeStatement(
    db,
    permit.id,
    permit.version,
    permit.updated_at,
    toJsonRow(permit),
    JSON.stringify(slots.map(({ id, ...slot }) => ({ slot_id: id, ...slot }))),
    JSON.stringify([entry]),
    notices ? JSON.stringify(notices) : null,
    requestDigest ?? null,
    performed ? JSON.stringify({ person_id: entry.actor_id, ...performed }) : null,
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

const repeatedStatement = createPreparedStatement(
  'repeated action',
  sql<{ action: string; lapsed: LapsedApproval[] }>`
    select entry.action, entry.lapsed from history_entry entry
    where entry.permit_id = $1 and entry.sequence = $2 and not exists(
      select from history_entry later where later.permit_id = $1 and later.sequence > $2 and later.work is null)`,
);

/**
 * The action of an entry and the approvals that lapsed with it, if it is the last of the permit's own history; entries
 * of its work do not count.
 */
export async function findRepeatedAction(
  db: Database,
  permitId: string,
  sequence: number | null,
): Promise<{ action: PermitAction; lapsed: LapsedApproval[] } | undefined> {
  const [entry] = await repeatedStatement(db, permitId, sequence);
  return entry && isPermitAction(entry.action) ? { action: entry.action, lapsed: entry.lapsed } : undefined;
}
