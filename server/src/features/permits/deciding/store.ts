import type { PermitFacts, Slot } from '@eptw/domain/permit/permit';
import { isFinished } from '@eptw/domain/permit/status';
import type { Database } from '../../../database/connect.ts';
import { isIdentifier } from '../../../database/identifier.ts';
import type { Row } from '../../../database/tables.ts';

/** A permit that nobody else can change until the transaction ends. */
export interface LockedPermit {
  row: Row<'permit'>;
  timeZone: string;
  facts: PermitFacts;
  /** The ids of the rows behind `facts.slots`, in the same order. */
  slotIds: string[];
}

/**
 * Locks a permit and reads what the rules need of it. The slots are read after the lock is held: read together with
 * it they could be those from before somebody else's decision.
 */
export async function lockPermit(transaction: Database, permitId: string): Promise<LockedPermit | undefined> {
  if (!isIdentifier(permitId)) return undefined;
  const found = await transaction
    .selectFrom('permit')
    .innerJoin('site', 'site.id', 'permit.site_id')
    .selectAll('permit')
    .select('site.time_zone')
    .where('permit.id', '=', permitId)
    .forUpdate('permit')
    .executeTakeFirst();
  if (!found) return undefined;
  const { time_zone, ...row } = found;
  const slots = await slotsOf(transaction, permitId);
  const facts: PermitFacts = {
    id: row.id,
    status: row.status,
    siteId: row.site_id,
    submitterId: row.submitter_id,
    submitterRole: row.submitter_role,
    submitterCompany: row.submitter_company,
    ownerId: row.owner_id,
    slots: slots.map((slot) => slot.fact),
    finalApproverId: row.final_approver_id,
    unfinishedChildren: await unfinishedChildren(transaction, permitId),
  };
  return { row, timeZone: time_zone, facts, slotIds: slots.map((slot) => slot.id) };
}

async function slotsOf(db: Database, permitId: string): Promise<{ id: string; fact: Slot }[]> {
  const rows = await db
    .selectFrom('reviewer_slot')
    .leftJoin('person', 'person.id', 'reviewer_slot.person_id')
    .leftJoin('mt_group', 'mt_group.id', 'reviewer_slot.group_id')
    .select([
      'reviewer_slot.id',
      'reviewer_slot.person_id',
      'reviewer_slot.group_id',
      'reviewer_slot.filled_by',
      'person.full_name',
      'mt_group.name',
    ])
    .where('reviewer_slot.permit_id', '=', permitId)
    .orderBy('reviewer_slot.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fact: {
      reviewer: row.group_id
        ? { kind: 'group', groupId: row.group_id, name: row.name ?? '' }
        : { kind: 'individual', userId: row.person_id ?? '', name: row.full_name ?? '' },
      filledBy: row.filled_by,
    },
  }));
}

async function unfinishedChildren(db: Database, permitId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('permit')
    .select(['number', 'status'])
    .where('parent_permit_id', '=', permitId)
    .orderBy('number')
    .execute();
  return rows.filter((row) => !isFinished(row.status)).map((row) => row.number);
}

/** Fills a slot, or empties it. */
export async function writeSlot(db: Database, slotId: string, filledBy: string | null, at: Date): Promise<void> {
  await db
    .updateTable('reviewer_slot')
    .set({ filled_by: filledBy, filled_at: filledBy === null ? null : at })
    .where('id', '=', slotId)
    .execute();
}

/** What a change may write on the permit's own row. */
export type PermitChange = Partial<
  Pick<
    Row<'permit'>,
    | 'status'
    | 'reason'
    | 'work_description'
    | 'starts_at'
    | 'ends_at'
    | 'project_manager_id'
    | 'project_manager_at'
    | 'rejected_by'
    | 'rejected_at'
    | 'rejected_for'
    | 'final_approver_id'
  >
>;

/** Writes a change and counts it. The caller holds the row's lock. */
export async function writeChange(
  db: Database,
  permitId: string,
  change: PermitChange,
  version: number,
  at: Date,
): Promise<void> {
  await db
    .updateTable('permit')
    .set({ ...change, version, updated_at: at })
    .where('id', '=', permitId)
    .execute();
}
